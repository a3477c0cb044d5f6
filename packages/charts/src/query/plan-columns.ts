import { readFormula } from '#formulas';
import type { ValueType } from '../expression/expression.ts';
import type { TypedExpression } from '../expression/typed-expression.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { ComputedField } from '../spec/chart-spec.ts';
import { ChartError } from '../values/chart-error.ts';
import type { ChartPlan, PlanValue, Reading } from './chart-plan.ts';

const numeric = new Set(['int', 'float', 'numeric']);

/** How the cells of a column of the source are read. */
function readingOf({ type }: Pick<ChartField, 'type'>): Reading {
  if (type === 'bool') return 'boolean';
  if (type === 'date') return 'date';
  if (type === 'timestamp') return 'moment';
  if (!numeric.has(type)) return 'text';
  return type === 'int' ? 'whole' : 'number';
}

const typeOfReading: Record<Reading, ValueType> = {
  number: 'number',
  whole: 'number',
  text: 'text',
  boolean: 'boolean',
  date: 'time',
  moment: 'time',
};

const readingOfType: Record<ValueType, Reading> = {
  number: 'number',
  text: 'text',
  boolean: 'boolean',
  time: 'moment',
};

/** Columns as a plan names them, found by the name a person gives. Those nobody asks for take no part. */
export type PlanColumns = {
  /** @throws ChartError field_missing */
  find(name: string, channel?: string): PlanValue;
  used(): Pick<ChartPlan, 'source' | 'computed'>;
};

/**
 * Reads the formulas of computed columns. Each may use the columns of the source and the computed ones before it.
 * @throws ChartError name_taken, or what is wrong with an expression, with the computed column as `field`
 */
export function resolveComputed(
  computed: readonly ComputedField[],
  fields: readonly ChartField[],
): ResolvedFormula[] {
  const known = new Map(fields.map((field) => [field.id, field]));
  const taken = new Set(fields.map(({ id }) => id.toLowerCase()));
  const formulas: ResolvedFormula[] = [];
  for (const field of computed) {
    if (taken.has(field.id)) {
      throw new ChartError('name_taken', `There is another column "${field.id}"`, {
        field: field.id,
        params: { name: field.id },
      });
    }
    taken.add(field.id);
    formulas.push(resolveFormula(field, known, formulas));
  }
  return formulas;
}

/** Keeps account of which columns a plan uses. @throws ChartError as `resolveComputed` */
export function openColumns(computed: readonly ComputedField[], fields: readonly ChartField[]): PlanColumns {
  return account(new Map(fields.map((field) => [field.id, field])), resolveComputed(computed, fields));
}

export type ResolvedFormula = { id: string; expression: TypedExpression; digits: number; type: ValueType };

function resolveFormula(
  { id, expression }: ComputedField,
  known: ReadonlyMap<string, ChartField>,
  earlier: readonly ResolvedFormula[],
): ResolvedFormula {
  try {
    const read = readFormula(expression, (name) => {
      const field = known.get(name);
      if (field) return { type: typeOfReading[readingOf(field)] };
      const formula = earlier.find((one) => one.id === name);
      return formula && { type: formula.type, digits: formula.digits };
    });
    return { id, ...read, type: read.expression.type ?? 'number' };
  } catch (error) {
    if (!(error instanceof ChartError)) throw error;
    const { code, message, position, params } = error;
    throw new ChartError(code, message, { field: id, position, params });
  }
}

function account(known: ReadonlyMap<string, ChartField>, formulas: readonly ResolvedFormula[]): PlanColumns {
  const source: ChartPlan['source'][number][] = [];
  const places = new Map<string, number>();
  const wanted = new Set<string>();

  function ofSource(field: ChartField): PlanValue {
    const as = readingOf(field);
    const index = places.get(field.id) ?? source.push({ field: field.id, as }) - 1;
    places.set(field.id, index);
    return { of: 'source', index, as };
  }

  function want(name: string): void {
    const field = known.get(name);
    if (field) ofSource(field);
    const formula = formulas.find((one) => one.id === name);
    if (!formula || wanted.has(name)) return;
    wanted.add(name);
    for (const column of columnsIn(formula.expression)) want(column);
  }

  return {
    find(name, channel) {
      const field = known.get(name);
      if (field) return ofSource(field);
      const index = formulas.findIndex((formula) => formula.id === name);
      const formula = formulas[index];
      if (!formula) {
        const message = `The column "${name}" is not there`;
        throw new ChartError('field_missing', message, { field: name, channel, params: { name } });
      }
      want(name);
      return { of: 'computed', index, as: readingOfType[formula.type] };
    },
    used: () => ({
      source,
      // Those without use keep their place, so that the others keep theirs.
      computed: formulas.map(({ id, expression, type }) => ({
        id,
        expression: wanted.has(id) ? expression : { kind: 'literal', type: null, value: null },
        as: readingOfType[type],
      })),
    }),
  };
}

function columnsIn(expression: TypedExpression): string[] {
  if (expression.kind === 'column') return [expression.name];
  return expression.kind === 'call' ? expression.parameters.flatMap(columnsIn) : [];
}
