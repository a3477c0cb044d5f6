import type { Dataset } from '@gazetteer/client';
import type { Fact, Figures } from '@gazetteer/ui';
import type { TFunction } from 'i18next';
import { textOf } from '../site/text-of.ts';
import { datasetFacts } from './dataset-facts.ts';

/** What a row of a list says of a dataset beside its words, in the language of the texts. */
export function rowFacts(dataset: Dataset, t: TFunction, figures: Figures) {
  const { granularities, frequencies, years, indicators, formats } = datasetFacts(dataset);
  const ofGranularity: Record<string, string> = t('dataset.terms.granularity', { returnObjects: true });
  const ofFrequency: Record<string, string> = t('dataset.terms.frequency', { returnObjects: true });
  const facts = [
    {
      name: t('search.fact.granularity'),
      value: granularities.map((term) => textOf(ofGranularity, term) ?? term).join(', '),
    },
    {
      name: t('search.fact.frequency'),
      value: frequencies.map((term) => textOf(ofFrequency, term) ?? term).join(', '),
    },
    { name: t('search.fact.years'), value: years },
    { name: t('search.fact.indicators'), value: indicators ? figures.number(indicators) : undefined },
  ] satisfies Fact[];
  return {
    facts,
    formats,
    formatsLabel: t('search.facets.format'),
    updated: t('search.updated', { date: figures.date(dataset.metadata_modified) }),
  };
}
