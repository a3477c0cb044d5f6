import { Settings } from 'typebox/system';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { allowedValues } from './allowed-values.ts';

/** Something wrong in data: where, as `menu.0.href` (empty for the whole), and what, to be read after the place. */
export type Fault = { place: string; fault: string };

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** More than anybody mends at once. */
const MOST_ERRORS = 500;

/**
 * All that is wrong with a value, each fault once and in words for whoever wrote it. A schema of texts with a pattern says by
 * `form` what they must be.
 * @param unknownField what is said of a field too many
 */
export function schemaFaults(
  schema: TSchema,
  value: unknown,
  unknownField = 'is not a setting that exists',
): Fault[] {
  const errors = allErrors(schema, value);
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const isPartOfChoice = ({ schemaPath }: SchemaError) =>
    choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/anyOf/`));
  return (
    errors
      // A field too many is told once, by the object it stands in.
      .filter((error) => error.keyword !== 'boolean' && !isPartOfChoice(error))
      .flatMap((error) => faultsOf(schema, error, errors, value, unknownField))
  );
}

function allErrors(schema: TSchema, value: unknown): SchemaError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: MOST_ERRORS });
  try {
    return Value.Errors(schema, value);
  } finally {
    Settings.Set({ maxErrors });
  }
}

function faultsOf(
  schema: TSchema,
  error: SchemaError,
  errors: readonly SchemaError[],
  value: unknown,
  unknownField: string,
): Fault[] {
  const place = placeOf(error.instancePath);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
      return namesOf(params['additionalProperties']).map((name) => ({
        place: below(place, name),
        fault: unknownField,
      }));
    case 'required':
      return namesOf(params['requiredProperties']).map((name) => ({
        place: below(place, name),
        fault: 'is missing',
      }));
    case 'anyOf':
      return [
        { place, fault: `must be ${choiceOf(error, errors)}, not ${shown(value, error.instancePath)}` },
      ];
    case 'pattern':
      return [{ place, fault: `must be ${formOf(schema, error)}` }];
    default: {
      const allowed = allowedValues(error);
      return [{ place, fault: allowed === undefined ? error.message : `must be ${allowed}` }];
    }
  }
}

/** What a text must be, as its schema says by `form`; the text itself is not shown, because it may hold a password. */
function formOf(schema: TSchema, { schemaPath }: SchemaError): string {
  const { form } = (Value.Pointer.Get(schema, schemaPath.slice('#'.length)) ?? {}) as { form?: unknown };
  return typeof form === 'string' ? form : 'of another form';
}

/** What may stand where there is a choice, as far as it can be said in a few words. */
function choiceOf({ schemaPath }: SchemaError, errors: readonly SchemaError[]): string {
  const parts = errors.filter((error) => error.schemaPath.startsWith(`${schemaPath}/anyOf/`));
  const named = parts.flatMap(({ keyword, params }) => {
    const allowed = allowedValues({ keyword, params });
    if (allowed !== undefined) return [allowed];
    return keyword === 'type' ? [`a value of the type ${String((params as { type?: unknown }).type)}`] : [];
  });
  return [...new Set(named)].join(' or ') || 'of another form';
}

function shown(value: unknown, path: string): string {
  return JSON.stringify(Value.Pointer.Get(value, path))?.slice(0, 80) ?? 'nothing';
}

function placeOf(path: string): string {
  return [...Value.Pointer.Indices(path)].join('.');
}

function below(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
