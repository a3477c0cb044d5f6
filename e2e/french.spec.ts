import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { action, sampleDataset } from './sample.ts';

/** What French readers type for each dataset of the sample. */
const questions: Record<string, string[]> = {
  'daily-weather-seattle-new-york': ['météo'],
  'earthquakes-one-week-2018': ['séismes', 'tremblements de terre'],
  'global-temperature-anomalies': ['anomalies de température'],
  'iowa-electricity-generation': ['production d’électricité'],
  'life-expectancy-and-fertility': ['espérance de vie', 'fécondité'],
  'mauna-loa-carbon-dioxide': ['dioxyde de carbone', 'CO2'],
  'us-airline-flights': ['retards des vols'],
  'us-bird-strikes': ['collisions avec des oiseaux'],
  'us-campaign-finances': ['financement des campagnes'],
  'us-county-species-habitat': ['habitats d’espèces'],
  'us-county-unemployment': ['chômage par comté'],
  'us-employment-by-sector': ['emploi par secteur'],
  'us-federal-receipts': ['recettes fédérales', "recettes de l'État fédéral"],
  'us-state-adult-obesity': ['obésité'],
  'us-state-capitals': ['capitales des États'],
  'us-state-population-engineers-hurricanes': ['population, ingénieurs et ouragans'],
  'us-unemployment-by-industry': ['chômage par branche'],
  'us-zip-codes': ['codes postaux'],
};

const sampleFolder = path.join(import.meta.dirname, '../apps/server/sample');
const names = globSync('*/datapackage.json', { cwd: sampleFolder }).map((file) => path.dirname(file));

test('French questions find each dataset of the sample first', async ({ request }) => {
  expect(Object.keys(questions).toSorted()).toEqual(names.toSorted());
  for (const [name, asked] of Object.entries(questions)) {
    for (const q of asked) {
      const { results } = await action<{ results: { name: string }[] }>(request, 'package_search', {
        q,
        lang: 'fr',
      });
      expect.soft(results[0]?.name, q).toBe(name);
    }
  }
});

test('no French page of the sample says in English what there is French for', async ({ request }) => {
  const english = names.flatMap((name) => untranslated(readDescriptor(name)));
  expect(english.length).toBeGreaterThan(200);
  // Pictures of the home page are kept: who came first must not choose the language of the next.
  await readPage(request, '/', 'en');
  const home = await readPage(request, '/');
  expect.soft(english.filter((words) => home.includes(words))).toEqual([]);
  for (const name of names) {
    const { page, table } = await sampleDataset(request, name);
    const tabs = ['', '?tab=dictionary', '?tab=statistics', '?tab=chart'].map((tab) => table + tab);
    for (const address of [page, ...tabs, `/search?sq=${encodeURIComponent(questions[name]?.[0] ?? '')}`]) {
      const text = await readPage(request, address);
      const found = english.filter((words) => text.includes(words));
      expect.soft(found, address).toEqual([]);
    }
  }
});

type Descriptor = { [key: string]: unknown };

function readDescriptor(name: string): Descriptor {
  return JSON.parse(readFileSync(path.join(sampleFolder, name, 'datapackage.json'), 'utf8')) as Descriptor;
}

/**
 * The English texts of a descriptor that stand beside French ones; short ones are words of other texts, too. What an
 * organisation is called stands in the names of sources, which are not translated, and columns keep the names that
 * programs know them by.
 */
function untranslated(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(untranslated);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === 'organization') return untranslated({ ...(value as Descriptor), title: undefined });
    const french = (part as Record<string, { fr?: unknown } | undefined>)[`${key}_translated`]?.fr;
    if (typeof value !== 'string') return untranslated(value);
    const isName = value === (part as { name?: unknown }).name;
    if (typeof french !== 'string' || french.includes(value) || isName) return [];
    return value.length >= 12 && value.includes(' ') ? [value] : [];
  });
}

/** What a reader without script is shown, and told by a screen reader. */
async function readPage(request: APIRequestContext, address: string, language = 'fr'): Promise<string> {
  const answer = await request.get(address, { headers: { cookie: `language=${language}` } });
  expect(answer.status(), address).toBe(200);
  // Charts that people have made are called as their makers wrote.
  const html = (await answer.text())
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="[^"]*vis_id=[^"]*"[\s\S]*?<\/a>/g, '');
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
