import type { Dataset } from '@gazetteer/client';

/** What a publisher says under one of these keys, as a further key of the dataset or among its extras. */
function publisherWord(dataset: Dataset, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const said: unknown = dataset[key] ?? dataset.extras.find((extra) => extra.key === key)?.value;
    if (typeof said === 'string' && said.trim() !== '') return said.trim();
  }
  return undefined;
}

/** The places that a dataset is about, as its publisher writes them. */
export function placesCovered(dataset: Dataset): string | undefined {
  return publisherWord(dataset, 'spatial_text', 'spatial_coverage', 'geographic_coverage');
}

/** When the source published and renewed the data: a year, a month or a day each; what is no date is left out. */
export function sourceDates(dataset: Dataset): {
  published: string | undefined;
  updated: string | undefined;
} {
  return {
    published: dateOf(publisherWord(dataset, 'source_published', 'issued')),
    updated: dateOf(publisherWord(dataset, 'source_updated', 'modified')),
  };
}

function dateOf(text: string | undefined): string | undefined {
  const [, date] = /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:[T ].*)?$/.exec(text ?? '') ?? [];
  return date === undefined || Number.isNaN(Date.parse(date)) ? undefined : date;
}

/** Somebody who answers for a dataset. */
export interface NamedPerson {
  name: string;
  email: string | undefined;
}

/** Whom a dataset names for questions, and who made it. */
export function peopleOf(dataset: Dataset): {
  contact: NamedPerson | undefined;
  author: NamedPerson | undefined;
} {
  return {
    contact: person(dataset.maintainer, dataset.maintainer_email),
    author: person(dataset.author, dataset.author_email),
  };
}

function person(name: string | null, address: string | null): NamedPerson | undefined {
  const email = address?.trim() || undefined;
  const called = name?.trim() || email;
  return called ? { name: called, email } : undefined;
}
