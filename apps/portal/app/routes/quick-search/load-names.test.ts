import type { Language } from '@gazetteer/site';
import type { SiteContext } from '@gazetteer/site/server';
import { expect, test } from 'vitest';
import { loadNames } from './load-names.server.ts';

const titles = { en: 'Earthquakes', fr: 'Séismes' };

/** A catalogue whose datasets and version the test sets; counts how often it is asked. */
function openCatalogue() {
  const catalogue: { names: string[]; version: number | undefined; asked: number; isAway: boolean } = {
    names: ['earthquakes'],
    version: 1,
    asked: 0,
    isAway: false,
  };
  const namesIn = async (locale: Language) => {
    const action = async () => {
      catalogue.asked += 1;
      if (catalogue.isAway) throw new Error('away');
      return { results: catalogue.names.map((name) => ({ name, title: titles[locale], resources: [] })) };
    };
    const portal = {
      client: { action },
      site: {},
      locale,
      pagesVersion: async () => catalogue.version ?? Promise.reject(new Error('away')),
    };
    return (await loadNames(portal as unknown as SiteContext)).map(({ title }) => title);
  };
  return { catalogue, namesIn };
}

test('names are in the language of whoever asks, whoever asked before', async () => {
  const { catalogue, namesIn } = openCatalogue();
  expect([await namesIn('fr'), await namesIn('en'), await namesIn('fr')]).toEqual([
    ['Séismes'],
    ['Earthquakes'],
    ['Séismes'],
  ]);
  expect(catalogue.asked).toBe(2);
});

test('a dataset that is withdrawn is named to nobody from then on', async () => {
  const { catalogue, namesIn } = openCatalogue();
  catalogue.version = 2;
  expect(await namesIn('en')).toEqual(['Earthquakes']);
  Object.assign(catalogue, { names: [], version: 3 });
  expect([await namesIn('en'), await namesIn('fr')]).toEqual([[], []]);
});

test('names that could not be read are asked for again', async () => {
  const { catalogue, namesIn } = openCatalogue();
  Object.assign(catalogue, { version: 4, isAway: true });
  await expect(namesIn('en')).rejects.toThrow('away');
  catalogue.isAway = false;
  expect(await namesIn('en')).toEqual(['Earthquakes']);
});

test('names are read for each who asks while nobody knows whether they are out of date', async () => {
  const { catalogue, namesIn } = openCatalogue();
  Object.assign(catalogue, { version: undefined });
  expect([await namesIn('en'), await namesIn('en')]).toEqual([['Earthquakes'], ['Earthquakes']]);
  expect(catalogue.asked).toBe(2);
});
