import type { ChartSpec } from '@gazetteer/charts';
import { describe, expect, it } from 'vitest';
import { textsFrom, translationOf, withTexts } from './chart-details.ts';

const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'rain' },
  mark: 'bar',
  channels: {},
  title: 'Rain',
};
const said = { title: 'Rain', notes: '', visibility: 'link' } as const;
const site = { languages: ['en', 'fr'], locale: 'en' } as const;

describe('what is said of a chart when it is saved', () => {
  it('is asked for in the other language of the site, whichever the chart is written in', () => {
    expect(translationOf(spec, site)).toEqual({ language: 'fr', title: '', notes: '' });
    const french: ChartSpec = { ...spec, language: 'fr', title_translated: { en: 'Rain' } };
    expect(translationOf(french, site)).toEqual({ language: 'en', title: 'Rain', notes: '' });
    expect(translationOf(spec, { ...site, languages: ['en'] })).toBeUndefined();
  });

  it('says in which language the chart is written as soon as it is translated, and not before', () => {
    const translation = { language: 'fr', title: 'Pluie', notes: '' } as const;
    expect(withTexts(spec, textsFrom({ ...said, translation }, spec, 'en'))).toEqual({
      ...spec,
      language: 'en',
      title_translated: { fr: 'Pluie' },
    });
    const nothing = { ...translation, title: '' };
    expect(withTexts(spec, textsFrom({ ...said, translation: nothing }, spec, 'en'))).toEqual(spec);
  });

  it('takes a translation away, and leaves those into further languages', () => {
    const translated: ChartSpec = { ...spec, language: 'en', title_translated: { fr: 'Pluie', de: 'Regen' } };
    const translation = { language: 'fr', title: '', notes: 'Au sol' } as const;
    expect(withTexts(translated, textsFrom({ ...said, translation }, translated, 'fr'))).toEqual({
      ...translated,
      title_translated: { de: 'Regen' },
      notes_translated: { fr: 'Au sol' },
    });
  });
});
