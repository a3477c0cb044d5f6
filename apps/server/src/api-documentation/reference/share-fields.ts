import type { ReferenceCall, ReferenceField, ReferencePlace } from '@gazetteer/site';

type Known = { place: ReferencePlace; holder: { anchor?: string } };

/** Shapes that take fewer letters than this are read faster than a link to them is followed. */
const shortest = 400;

/**
 * Says what many calls of a page take and answer once: a dataset has sixty fields, and twenty calls answer one. Where a page
 * has the same fields already, a link leads there.
 */
export function shareFields(calls: readonly ReferenceCall[]): ReferenceCall[] {
  const known = new Map<string, Known>();
  return calls.map((call) => shareCall(call, known));
}

function shareCall(call: ReferenceCall, known: Map<string, Known>): ReferenceCall {
  const takes = call.takes.map((field) => shareField(field, known, [call.id]));
  if (!call.answer) return { ...call, takes };
  const { fields, ...rest } = call.answer;
  const answer: NonNullable<ReferenceCall['answer']> = { ...rest, fields: [] };
  const before = placeOf(fields, answer, known, [call.id]);
  if (before) return { ...call, takes, answer: { ...answer, sameAs: before } };
  answer.fields = fields.map((field) => shareField(field, known, [call.id, 'answer']));
  return { ...call, takes, answer };
}

function shareField(
  field: ReferenceField,
  known: Map<string, Known>,
  path: readonly string[],
): ReferenceField {
  const { fields, ...rest } = field;
  if (!fields) return field;
  const shared: ReferenceField = rest;
  const inner = [...path, field.name];
  const before = placeOf(fields, shared, known, inner);
  if (before) return { ...shared, sameAs: before };
  return Object.assign(shared, { fields: fields.map((one) => shareField(one, known, inner)) });
}

/** Where these fields stand already; if nowhere, they do here, and whoever has them next is led to `holder`. */
function placeOf(
  fields: readonly ReferenceField[],
  holder: { anchor?: string },
  known: Map<string, Known>,
  path: readonly string[],
): ReferencePlace | undefined {
  const key = JSON.stringify(fields);
  if (key.length < shortest) return undefined;
  const before = known.get(key);
  if (!before) {
    known.set(key, { place: { anchor: path.join('--'), label: path.join(' › ') }, holder });
    return undefined;
  }
  before.holder.anchor = before.place.anchor;
  return before.place;
}
