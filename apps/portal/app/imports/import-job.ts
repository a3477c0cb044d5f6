import type { ImportJob } from '@gazetteer/client';

export type ImportReport = NonNullable<ImportJob['report']>;
export type ImportChanges = NonNullable<ImportReport['changes']>;

/** The last part of an address, or the name of a file. */
export function sourceName({ source }: Pick<ImportJob, 'source'>): string {
  if (source.kind === 'file' || !URL.canParse(source.name)) return source.name;
  const { pathname, host } = new URL(source.name);
  return pathname.split('/').findLast((part) => part !== '') ?? host;
}
