import { ChartSource, ChartSpec, Filter } from '@gazetteer/charts';
import { allowedValues, type FieldErrors } from '@gazetteer/kernel';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { ContentError, invalidPayload } from '../model/content-error.ts';

const validator = Compile(ChartSpec);

/** Everything of a chart, own rows included, in bytes of JSON. */
const LARGEST_CHART = 4 * 1024 * 1024;
/** What lists show of a chart; a hundred of them are one answer. */
const LARGEST_SPEC = 128 * 1024;
const MOST_PROBLEMS = 10;

/**
 * Reads a chart specification, as JSON text or as an object. Fields that a specification does not have are left out.
 * @throws INVALID_PAYLOAD that names field and rule, CONTENT_TOO_LARGE
 */
export function readSpec(given: unknown): ChartSpec {
  const value: unknown = typeof given === 'string' ? parse(given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidPayload({ visJSON: ['must be a chart specification: an object, or its JSON text'] });
  }
  if (!validator.Check(value)) throw invalidPayload(problemsOf(value));
  const spec = withoutUnknown(value);
  if (spec.source.kind === 'own' && !spec.source.rows) {
    throw invalidPayload({
      'visJSON.source.rows': ['Missing value: a chart of own data is saved with its rows'],
    });
  }
  requireSize(spec);
  requireText(spec);
  return spec;
}

function parse(text: string): unknown {
  if (Buffer.byteLength(text) > LARGEST_CHART) throw tooLarge('visJSON', LARGEST_CHART);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidPayload({ visJSON: [`is not JSON: ${(error as Error).message}`] });
  }
}

/** Looking for unknown fields walks all values; own rows have been checked, and there are many. */
function withoutUnknown(spec: ChartSpec): ChartSpec {
  const { source } = spec;
  if (source.kind !== 'own' || !source.rows) return Value.Clean(ChartSpec, spec) as ChartSpec;
  const { rows, ...rest } = source;
  const clean = Value.Clean(ChartSpec, { ...spec, source: rest }) as ChartSpec;
  return { ...clean, source: { ...(clean.source as typeof source), rows } };
}

type Problem = { path: string; text: string };

function problemsOf(value: object): FieldErrors {
  const { source, filters, ...rest } = value as Partial<ChartSpec>;
  const problems = [
    ...problemsIn(ChartSpec, { ...rest, source: ANY_SOURCE, filters: [] }, 'visJSON'),
    ...problemsOfKind(ChartSource.anyOf, source, 'visJSON.source'),
    ...(Array.isArray(filters) ? filters : []).flatMap((filter, index) =>
      problemsOfKind(Filter.anyOf, filter, `visJSON.filters.${index}`),
    ),
  ];
  const fields: FieldErrors = {};
  for (const { path, text } of problems.slice(0, MOST_PROBLEMS)) (fields[path] ??= []).push(text);
  return Object.keys(fields).length > 0 ? fields : { visJSON: ['is no chart specification'] };
}

const ANY_SOURCE = { kind: 'table', resource_id: 'any' };

/** Of the variants of a union only that counts whose kind is named: the others would say what nobody meant. */
function problemsOfKind(variants: readonly TSchema[], value: unknown, path: string): Problem[] {
  if (value === undefined) return [{ path, text: 'Missing value' }];
  const found = variants
    .map((variant) => ({ variant, problems: problemsIn(variant, value, path) }))
    .find(({ problems }) => problems.every((problem) => problem.path !== `${path}.kind`));
  return found?.problems ?? [{ path: `${path}.kind`, text: 'is not one that charts know' }];
}

function problemsIn(schema: TSchema, value: unknown, path: string): Problem[] {
  return [...Value.Errors(schema, value)]
    .filter(({ keyword }) => keyword !== 'anyOf')
    .flatMap((problem) => {
      const { instancePath, message, params } = problem;
      const place = [path, ...instancePath.split('/').slice(1)].join('.');
      const missing = (params as { requiredProperties?: string[] }).requiredProperties;
      const allowed = allowedValues(problem);
      return missing
        ? missing.map((name) => ({ path: `${place}.${name}`, text: 'Missing value' }))
        : [{ path: place, text: allowed === undefined ? message : `must be ${allowed}` }];
    });
}

function requireSize(spec: ChartSpec): void {
  const whole = Buffer.byteLength(JSON.stringify(spec));
  if (whole > LARGEST_CHART) throw tooLarge('visJSON', LARGEST_CHART);
  if (whole <= LARGEST_SPEC) return;
  const { source } = spec;
  const rows = source.kind === 'own' ? Buffer.byteLength(JSON.stringify(source.rows)) : 0;
  if (whole - rows > LARGEST_SPEC) throw tooLarge('visJSON without own rows', LARGEST_SPEC);
}

/** The names of tables go to the store, which keeps no text with the character 0. */
function requireText({ source }: ChartSpec): void {
  if (source.kind === 'own' || !JSON.stringify(source).includes('\\u0000')) return;
  throw invalidPayload({ 'visJSON.source': ['must not contain the character 0'] });
}

function tooLarge(what: string, bytes: number): ContentError {
  return new ContentError('CONTENT_TOO_LARGE', `${what} is larger than ${bytes / 1024} kB`);
}
