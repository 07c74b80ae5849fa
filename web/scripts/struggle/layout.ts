/**
 * Where the spaces of Imperial Struggle stand on our plates: our own drawing of the four regions. Positions are in units
 * from the plate's corner; degrees say where in the world a place is, so that the coast can be drawn to agree with it.
 */

import type { Point } from '../map/geometry';

export interface PlateLayout {
  id: string;
  at: Point; // of its corner on the board
  size: Point;
  title: Point; // the middle of its cartouche, on the upper edge
  detail: '10m' | '50m';
  stiff: number; // how little the coast gives way to the spaces
  spaces: Record<string, Point>;
  degrees: Record<string, Point>; // longitude and latitude of spaces
  pins: [Point, Point][]; // further places of the coast: on the plate, in degrees
  bends: Record<string, Point[]>; // lines that go round something, by 'a b' (conquest lines 'a = b')
  border: Point[]; // between the parts of the plate
  parts: Record<string, Point>; // middles of their names
  lands: Record<string, Point>; // middles of the names of lands without spaces
}

const GAP = 26;
const [TOP, BOTTOM] = [600, 560];
const [WEST, EAST] = [1000, 1020];
const [SOUTH_WEST, SOUTH_EAST] = [1140, 880];

const NORTH_AMERICA: PlateLayout = {
  id: 'north_america',
  at: [0, 0],
  size: [WEST, TOP],
  title: [640, 0],
  detail: '50m',
  stiff: 2500,
  spaces: {
    york_factory: [80, 66], hudson_bay: [215, 66], fur_trade: [322, 68],
    algonquin: [70, 170], algonquin_raids: [70, 262],
    cataraqui: [285, 140], quebec_and_montreal: [520, 112], ile_aux_noix: [445, 196],
    niagara: [150, 310], oswego: [262, 318], champlain_valley: [362, 284], albany: [452, 340],
    allegheny: [212, 396], ohio_forks: [108, 420], cumberland: [300, 462], hudson_valley: [420, 420],
    northern_colonies: [440, 506], chesapeake: [330, 560], wheat: [216, 548],
    iroquois: [60, 506], iroquois_raids: [60, 566],
    gulf_of_st_lawrence: [760, 108], cabot_strait: [886, 128], louisbourg: [846, 206], acadia: [706, 212],
    northeast_channel: [756, 314], halifax: [650, 294], gulf_of_maine: [590, 362], georges_bank: [824, 410],
    massachusetts_bay: [548, 444], atlantic_passage: [744, 478],
    sons_of_liberty: [596, 542], patriot_agitation: [690, 552],
    usa_2: [872, 522], usa_3: [932, 522],
  },
  degrees: {
    hudson_bay: [-80.5, 52.6], quebec_and_montreal: [-72.2, 46.5], ile_aux_noix: [-73.3, 45.1], cataraqui: [-76.5, 44.6],
    niagara: [-79, 43], oswego: [-76.5, 43], albany: [-73.9, 42.4], allegheny: [-79, 41.5], ohio_forks: [-81, 40.4],
    cumberland: [-78, 39.6], hudson_valley: [-74.4, 41.4], northern_colonies: [-74.9, 40.1], chesapeake: [-77, 38.4],
    gulf_of_st_lawrence: [-62.4, 48.4], cabot_strait: [-59.6, 47.4], louisbourg: [-60.4, 46], acadia: [-64.9, 45.9],
    halifax: [-65.3, 44.1], gulf_of_maine: [-69, 43.1], massachusetts_bay: [-70.4, 42.1],
  },
  pins: [],
  bends: {
    'gulf_of_st_lawrence georges_bank': [[880, 74], [950, 150], [940, 300]],
    'quebec_and_montreal = ohio_forks': [[420, 152], [290, 202], [120, 268]],
    'quebec_and_montreal = champlain_valley': [[500, 200], [450, 262]],
    'northern_colonies = ohio_forks': [[300, 516], [180, 474]],
    'halifax = northern_colonies': [[634, 420], [560, 500]],
    'quebec_and_montreal = louisbourg': [[650, 148]],
  },
  border: [[0, 290], [110, 262], [240, 250], [330, 236], [420, 252], [520, 262], [600, 240], [700, 276], [694, 352], [700, 420], [660, 470], [800, 480], [1000, 440]],
  parts: { canada: [610, 186], northern_colonies: [472, 586] },
  lands: {},
};

const EUROPE: PlateLayout = {
  id: 'europe',
  at: [WEST + GAP, 0],
  size: [EAST, TOP],
  title: [262, 0],
  detail: '50m',
  stiff: 900,
  spaces: {
    ireland_alliance: [84, 246], ireland_prestige: [142, 246],
    scotland_alliance: [206, 128], scotland_prestige: [264, 128],
    denmark_norway: [430, 138], sweden: [580, 88], russia: [900, 96],
    baltic_trade: [560, 206],
    prussia_alliance: [676, 204], prussia_prestige: [734, 204],
    prussia_empire_alliance: [792, 204], prussia_empire_prestige: [850, 204], german_diplomacy: [946, 204],
    dutch_republic_alliance: [338, 248], dutch_republic_prestige: [396, 248],
    german_states_2: [482, 290], german_states_3: [540, 290], central_europe_conflict: [628, 316], bavaria: [556, 376],
    austria_alliance_2: [734, 338], austria_prestige_upper: [792, 338],
    austria_alliance_3: [734, 402], austria_prestige_lower: [792, 402], silesia_negotiations: [910, 334],
    savoy: [438, 398], sardinia: [494, 516], italy_influence: [650, 486],
    mediterranean_intrigue: [338, 420],
    spain_alliance_upper: [164, 436], spain_prestige_2: [222, 436],
    spain_alliance_lower: [164, 500], spain_prestige_3: [222, 500],
    gibraltar: [150, 566], naval_bastion: [52, 540], minorca: [330, 500], biscay: [206, 346], balearic: [400, 560],
    navy: [64, 396],
  },
  degrees: {
    ireland_alliance: [-9, 53.2], ireland_prestige: [-6.8, 53.2], scotland_alliance: [-5, 56.8], scotland_prestige: [-3, 57],
    denmark_norway: [9, 57], sweden: [15.4, 60.6], russia: [34, 60], prussia_alliance: [15.4, 53.2], prussia_empire_prestige: [21, 54],
    dutch_republic_alliance: [4.8, 51.9], dutch_republic_prestige: [6.3, 52.6],
    german_states_2: [8.6, 50.8], german_states_3: [10.6, 50.8], bavaria: [11.8, 48.4],
    austria_alliance_2: [15.6, 48.3], austria_prestige_lower: [19.5, 47], savoy: [7, 45.2], sardinia: [9, 40.1],
    spain_alliance_upper: [-5.2, 41.4], spain_prestige_3: [-2.8, 38.8], gibraltar: [-5.4, 36.3], minorca: [4, 39.9],
    biscay: [-4, 45.6], balearic: [6, 37.4],
  },
  pins: [[[700, 590], [17, 38.5]], [[900, 590], [26, 37]], [[960, 420], [29, 44.5]]],
  bends: {},
  border: [],
  parts: {},
  lands: { britain: [246, 226], france: [322, 346] },
};

const CARIBBEAN: PlateLayout = {
  id: 'caribbean',
  at: [0, TOP + GAP],
  size: [SOUTH_WEST, BOTTOM],
  title: [800, 0],
  detail: '10m',
  stiff: 1500,
  spaces: {
    louisiana: [96, 70], panzacola: [196, 96], fruit: [206, 186], san_agustin: [312, 112],
    georgia: [340, 44], carolinas: [452, 52],
    st_james: [84, 236], cuba_passage: [206, 286], cuba_passage_east: [310, 252], cayman_passage: [220, 402],
    bahamas_run_west: [474, 162], bahamas_run_north: [660, 74], bahamas_run: [612, 154], caicos: [726, 204],
    havana: [406, 274], gulf_of_cazones: [496, 334], santiago: [516, 430], puerto_principe: [600, 302],
    jamaica: [378, 480],
    st_domingue: [720, 306], port_de_paix: [816, 270], puerto_rico: [840, 402], rum: [846, 494],
    antigua: [934, 330], antilles_channel: [990, 392], martinique: [1070, 352], st_lucia: [990, 484],
    guadeloupe: [1040, 252], barbados: [1084, 484],
    privateers: [840, 150], letters_of_marque: [938, 178],
    buccaneers: [640, 440], pirate_havens: [716, 500],
    asiento: [178, 510], slaving_contracts: [72, 492],
  },
  degrees: {
    louisiana: [-91, 30.6], panzacola: [-87, 30.7], san_agustin: [-81.7, 29.4], georgia: [-82.2, 32.6], carolinas: [-79.6, 33.7],
    cuba_passage: [-86.2, 21.8], cayman_passage: [-82.5, 18.6],
    havana: [-82.2, 22.9], gulf_of_cazones: [-80.6, 21], santiago: [-76.2, 20.2], puerto_principe: [-77.8, 21.4],
    jamaica: [-77.3, 18.1], st_domingue: [-71.9, 19.1], puerto_rico: [-66.5, 18.2],
    bahamas_run: [-75.6, 24.6], caicos: [-71.8, 21.9], antigua: [-62.2, 17.2], martinique: [-60.6, 14.8], barbados: [-59.4, 13.1],
    asiento: [-79.5, 10.2],
  },
  pins: [[[420, 200], [-80.4, 25.6]], [[30, 380], [-90.2, 20.6]], [[100, 330], [-87.2, 21]], [[720, 552], [-70, 12]], [[960, 556], [-62, 10.6]]],
  bends: {
    'san_agustin = st_domingue': [[430, 216], [560, 236]],
    'cuba_passage = louisiana': [[140, 180]],
  },
  border: [],
  parts: {},
  lands: {},
};

const INDIA: PlateLayout = {
  id: 'india',
  at: [SOUTH_WEST + GAP, TOP + GAP],
  size: [SOUTH_EAST, BOTTOM],
  title: [300, 0],
  detail: '50m',
  stiff: 1200,
  spaces: {
    maratha: [296, 74], raids_and_incursions: [176, 74], silk: [420, 66],
    west_bengal: [524, 106], plassey: [642, 84], chandernagore: [756, 66], hooghly_river: [704, 176], malacca_route: [816, 236],
    midnapore: [572, 216], calcutta: [660, 290],
    nizam: [240, 190], separatist_wars: [112, 192],
    kurpa: [404, 250], arcot: [480, 302], vellore: [384, 352], madras: [618, 382], kanchipuram: [500, 386],
    vandavasi: [468, 466], tiruchirappalli: [348, 484], karaikal: [552, 518], pondicherry: [644, 476], textiles: [430, 530],
    mangalore: [160, 300], malabar_coast: [84, 392], calicut: [204, 446], mysore: [282, 392], power_struggle: [278, 310],
  },
  degrees: {
    maratha: [75.5, 20.6], west_bengal: [86.6, 23.4], plassey: [88.2, 24.2], hooghly_river: [88.2, 21.2], midnapore: [86.8, 21.9],
    calcutta: [87.6, 20.3], malacca_route: [92.2, 17.6], kurpa: [78.8, 16], madras: [79.6, 13.1], pondicherry: [79.2, 11.8],
    karaikal: [79.9, 10.6], kanchipuram: [79.2, 13], tiruchirappalli: [78.2, 10.4], calicut: [75.9, 11.4], mangalore: [74.8, 13.6],
    malabar_coast: [73, 11.6], nizam: [77.4, 18],
  },
  pins: [[[100, 110], [72.2, 19.2]], [[850, 90], [92.4, 22]]],
  bends: { 'malacca_route plassey': [[770, 150]] },
  border: [[0, 128], [180, 128], [330, 130], [440, 178], [520, 262], [600, 336], [740, 346], [880, 346]],
  parts: { hooghly_river: [770, 320], carnatic_coast: [766, 374] },
  lands: {},
};

export const PLATES: PlateLayout[] = [NORTH_AMERICA, EUROPE, CARIBBEAN, INDIA];
export const BOARD: Point = [WEST + GAP + EAST, TOP + GAP + BOTTOM];
