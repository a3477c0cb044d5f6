import { expect, test } from 'vitest';
import { translator } from '../i18n/i18n.server.ts';
import { faultsOf } from './faults-of.ts';

const refused = (fields: Record<string, string[]>) => ({
  status: 409,
  detail: undefined,
  fields,
  info: undefined,
});

test('an address that is taken is told in the language of the page, as the field is called there', () => {
  const refusal = refused({ name: ['That URL is already in use.'], title: ['Missing value'] });
  expect(faultsOf(translator('en'), refusal)).toEqual({
    name: ['Another dataset has this address. Choose another one.'],
    title: ['Missing value'],
  });
  expect(faultsOf(translator('fr'), refusal)['name']).toEqual([
    'Un autre jeu de données a cette adresse. Choisissez-en une autre.',
  ]);
});

test('other faults are told as they came', () => {
  expect(faultsOf(translator('fr'), refused({ name: ['Too short'] }))).toEqual({ name: ['Too short'] });
  expect(faultsOf(translator('fr'), undefined)).toEqual({});
});
