import { expect, test } from 'vitest';
import { bound } from '../src/lib/bound';

test('short words and numbers stay with what they belong to', () => {
  expect(bound('Oddział w Wiedniu i 3 karty, a z nimi i w Pradze')).toBe('Oddział w\u00a0Wiedniu i\u00a03\u00a0karty, a\u00a0z\u00a0nimi i\u00a0w\u00a0Pradze');
  expect(bound('„w Wiedniu”, razem 12 do 6.')).toBe('„w\u00a0Wiedniu”, razem 12\u00a0do 6.');
  expect(bound('Arbiter kontra Generał')).toBe('Arbiter kontra Generał');
});
