import { inBoth, textOf } from './site-field.ts';

/** The parts of the form, and the fields of the site that each changes. */
export const siteGroups = {
  names: ['name', 'region', 'owner', 'team'],
  languages: ['languages', 'defaultLanguage', 'digitGrouping'],
  colours: ['colours'],
  menu: ['menu', 'documentationUrl'],
  home: ['heroDataset', 'keywords', 'exampleSearches'],
  charts: ['visitorCharts'],
  marks: ['logos', 'sectors'],
} as const satisfies Record<string, readonly string[]>;
export type SiteGroup = keyof typeof siteGroups;

/** Fields that are shown as JSON, because lists in lists make long forms. */
const jsonFields: ReadonlySet<string> = new Set(['menu', 'exampleSearches', 'logos', 'sectors']);

/** What inputs hold, by their names. */
export type SiteInputs = Record<string, string>;

/** What the inputs of the form show of values. */
export function inputsOf(values: Record<string, unknown>): SiteInputs {
  const region = (values['region'] ?? {}) as Record<string, unknown>;
  const team = (values['team'] ?? {}) as Record<string, unknown>;
  const accent = (values['colours'] as { accent?: Record<string, string> } | null)?.accent ?? {};
  const texts = {
    name: values['name'],
    region: region['name'],
    possessive: region['possessive'],
    owner: values['owner'],
    team: team['name'],
  };
  return {
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => {
        const { en, fr } = inBoth(text);
        return [
          [`${name}.en`, en],
          [`${name}.fr`, fr],
        ];
      }),
    ),
    email: lineOf(team['email']),
    languages: ((values['languages'] as string[] | null) ?? []).join(' '),
    defaultLanguage: lineOf(values['defaultLanguage']),
    digitGrouping: lineOf(values['digitGrouping']),
    // What holds where neither the file nor the console says anything.
    visitorCharts: lineOf(values['visitorCharts']) || 'approved',
    light: accent['light'] ?? '',
    dark: accent['dark'] ?? '',
    documentationUrl: lineOf(values['documentationUrl']),
    heroDataset: lineOf(values['heroDataset']),
    keywords: ((values['keywords'] as string[] | null) ?? []).join('\n'),
    ...Object.fromEntries(
      [...jsonFields].map((name) => [name, JSON.stringify(values[name] ?? null, undefined, 2)]),
    ),
  };
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The fields that inputs of a part stand for, or which of them are no JSON. */
export function readGroup(
  group: SiteGroup,
  inputs: SiteInputs,
  before: Record<string, unknown>,
): { values: Record<string, unknown> } | { faults: Record<string, string[]> } {
  const faults: Record<string, string[]> = {};
  const all = fieldsOf(inputs, before);
  const values = Object.fromEntries(
    siteGroups[group].flatMap((name) => {
      if (!jsonFields.has(name)) return name in all ? [[name, all[name]]] : [];
      try {
        return [[name, JSON.parse(inputs[name] ?? '') as unknown]];
      } catch (error) {
        faults[name] = [error instanceof Error ? error.message : String(error)];
        return [];
      }
    }),
  );
  return Object.keys(faults).length > 0 ? { faults } : { values };
}

function fieldsOf(inputs: SiteInputs, before: Record<string, unknown>): Record<string, unknown> {
  const line = (name: string) => (inputs[name] ?? '').trim();
  const text = (name: string) => textOf({ en: line(`${name}.en`), fr: line(`${name}.fr`) });
  const hasAccent = line('light') !== '' || line('dark') !== '';
  return {
    name: text('name'),
    region: { name: text('region'), possessive: text('possessive') },
    owner: text('owner'),
    // What the form does not show of it stays.
    team: { ...(before['team'] as object), name: text('team'), email: line('email') },
    languages: line('languages').split(' ').filter(Boolean),
    defaultLanguage: line('defaultLanguage'),
    digitGrouping: line('digitGrouping'),
    visitorCharts: line('visitorCharts'),
    colours: hasAccent ? { accent: { light: line('light'), dark: line('dark') } } : {},
    documentationUrl: line('documentationUrl'),
    ...(line('heroDataset') === '' ? {} : { heroDataset: line('heroDataset') }),
    keywords: line('keywords')
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean),
  };
}
