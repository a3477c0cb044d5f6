import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Environment variables, or another flat source of settings. */
export type SettingsSource = Record<string, string | undefined>;

/** Everything that is wrong with the settings, one line each, so that all of it can be fixed at once. */
export class SettingsError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads the settings that `schema` names from `source`, converts them from text and checks them.
 * Empty text counts as absent.
 * @throws SettingsError that lists every missing and every wrong setting by name
 */
export function readSettings<Schema extends TObject>(schema: Schema, source: SettingsSource): Static<Schema> {
  const given: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, property] of Object.entries(schema.properties as Record<string, TSchema>)) {
    const text = source[name];
    const value = text === undefined || text === '' ? defaultOf(property) : Value.Convert(property, text);
    if (value === undefined) {
      if (!Type.IsOptional(property)) problems.push(`${name} is missing${explain(property)}`);
      continue;
    }
    for (const error of Value.Errors(property, value).slice(0, 1)) {
      problems.push(`${name} ${error.message}, but is ${shown(property, text)}${explain(property)}`);
    }
    given[name] = value;
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.freeze(given) as Static<Schema>;
}

function defaultOf(property: TSchema): unknown {
  return 'default' in property ? property.default : undefined;
}

function explain(property: TSchema): string {
  return 'description' in property ? ` (${String(property.description)})` : '';
}

// A secret that is wrong must not be printed into a log.
function shown(property: TSchema, text: string | undefined): string {
  return 'secret' in property ? 'not' : JSON.stringify(text ?? null);
}
