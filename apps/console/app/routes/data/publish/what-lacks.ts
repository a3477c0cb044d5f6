import type { Dataset } from '@gazetteer/client';
import type { Language } from '@gazetteer/site';
import { titleIn } from './search-words.ts';

/** What of a description readers and the search miss. */
export type Lack =
  | { what: 'title' | 'keywordsIn'; language: Language; place: string }
  | { what: 'data' | 'notes' | 'keywords' | 'license' | 'sector' | 'source'; place: string };

interface Asked {
  languages: readonly Language[];
  /** The language that texts are written in beside their translations. */
  isWrittenIn: Language;
}

/** What a dataset lacks when it is published, what weighs most first, each with the place where it is added. */
export function whatLacks(dataset: Dataset, { languages, isWrittenIn }: Asked): Lack[] {
  const desk = `/console/data/${dataset.name}`;
  const field = (name: string) => `${desk}#field-${name}`;
  const others = languages.filter((language) => language !== isWrittenIn);
  const lacks: (Lack | false)[] = [
    dataset.resources.length === 0 && { what: 'data', place: `${desk}/add` },
    ...others.map((language): Lack | false =>
      titleIn(dataset, language, isWrittenIn) === undefined
        ? { what: 'title', language, place: `${desk}/translations` }
        : false,
    ),
    !dataset.notes && { what: 'notes', place: field('notes') },
    dataset.tags.length === 0 && { what: 'keywords', place: field('tags') },
    ...others.map((language): Lack | false =>
      dataset.tags.length > 0 && dataset.tags.every((tag) => !tag.display_name_translated?.[language])
        ? { what: 'keywordsIn', language, place: `${desk}/translations` }
        : false,
    ),
    !dataset.license_id && { what: 'license', place: field('license_id') },
    dataset.sector.length === 0 && { what: 'sector', place: field('sector') },
    !dataset.source_name && { what: 'source', place: field('source_name') },
  ];
  return lacks.filter((lack) => lack !== false);
}
