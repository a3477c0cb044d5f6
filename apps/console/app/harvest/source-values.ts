/** What the fields of a source hold, as a form sends them. */
export interface SourceValues {
  url: string;
  title: string;
  kind: (typeof kinds)[number];
  schedule: (typeof schedules)[number];
  tables: boolean;
  prune: boolean;
}

export const kinds = ['auto', 'ckan', 'dcat', 'data_package', 'file'] as const;
export const schedules = ['hourly', 'daily', 'weekly', 'monthly', 'manual'] as const;

export const newSource: SourceValues = {
  url: '',
  title: '',
  kind: 'auto',
  schedule: 'daily',
  tables: false,
  prune: false,
};

/** Reads the fields of a source; a choice that there is not becomes the usual one. */
export function readSourceValues(form: URLSearchParams): SourceValues {
  return {
    url: (form.get('url') ?? '').trim(),
    title: (form.get('title') ?? '').trim(),
    kind: kinds.find((one) => one === form.get('kind')) ?? newSource.kind,
    schedule: schedules.find((one) => one === form.get('schedule')) ?? newSource.schedule,
    tables: form.has('tables'),
    prune: form.has('prune'),
  };
}
