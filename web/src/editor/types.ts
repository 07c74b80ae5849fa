/** Short names for what a form is made of. */

import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type Control = Schemas['Control'];
export type Group = Schemas['Group'];
