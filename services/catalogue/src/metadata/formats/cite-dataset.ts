import type { MetadataRecord } from '../record/metadata-record.ts';

/** A dataset as others cite it: as a sentence, and as BibTeX for programs that keep references. */
export type Citation = { text: string; bibtex: string };

const words = {
  en: { dataset: 'Data set', noDate: 'n.d.', updated: 'updated', locale: 'en-GB' },
  fr: { dataset: 'Jeu de données', noDate: 's. d.', updated: 'mis à jour le', locale: 'fr' },
} as const;

/**
 * How to cite a dataset. The year is the source's, or none where it is not known; the portal's own date stands beside the
 * portal. What a publisher makes and publishes here has no other date than that.
 * @param site what the portal is called
 */
export function citeDataset(record: MetadataRecord, site: string, language: keyof typeof words): Citation {
  const { dataset, noDate, updated, locale } = words[language];
  const author = (record.creator ?? record.publisher).name;
  const year = yearOf(record);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const onPortal = `${updated} ${day.format(new Date(record.modified))}`;
  const entries: [string, string | undefined][] = [
    ['author', `{${escaped(author)}}`],
    ['title', `{${escaped(record.title)}}`],
    ['year', year],
    ['publisher', escaped(site)],
    ['url', record.page],
    ['note', escaped([onPortal, record.license?.title].filter(Boolean).join('. '))],
  ];
  const lines = entries.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return {
    text: `${author} (${year ?? noDate}). ${record.title} [${dataset}]. ${site}, ${onPortal}. ${record.page}`,
    bibtex: `@misc{${record.name},\n${lines.join(',\n')}\n}`,
  };
}

function yearOf({ creator, sourceDates, modified }: MetadataRecord): string | undefined {
  const date = sourceDates.updated ?? sourceDates.published ?? (creator ? undefined : modified);
  return date?.slice(0, 4);
}

/** BibTeX reads a few characters as commands. */
function escaped(text: string): string {
  return text.replaceAll(/[\\{}]/g, '').replaceAll(/[&%$#_]/g, '\\$&');
}
