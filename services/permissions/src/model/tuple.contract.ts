import { Type, type Static } from 'typebox';

const Name = Type.String({ minLength: 1, maxLength: 255 });
const Text = Type.String({ minLength: 1, maxLength: 1000 });
const SetRelation = Type.String({
  maxLength: 255,
  description: 'Empty for the object itself, which others are traversed to',
});

export const SubjectSetSchema = Type.Object(
  { namespace: Name, object: Text, relation: SetRelation },
  { title: 'SubjectSet', additionalProperties: false },
);

/** A tuple as Ory writes it, with exactly one of `subject_id` and `subject_set`. */
export const TupleSchema = Type.Object(
  {
    namespace: Name,
    object: Text,
    relation: Name,
    subject_id: Type.Optional(Text),
    subject_set: Type.Optional(SubjectSetSchema),
  },
  { title: 'Relationship', additionalProperties: false },
);
export type WrittenTuple = Static<typeof TupleSchema>;

/** The parts of a tuple as parameters of an address. */
export const TupleQuery = Type.Object({
  namespace: Type.Optional(Type.String()),
  object: Type.Optional(Type.String()),
  relation: Type.Optional(Type.String()),
  subject_id: Type.Optional(Type.String()),
  'subject_set.namespace': Type.Optional(Type.String()),
  'subject_set.object': Type.Optional(Type.String()),
  'subject_set.relation': Type.Optional(Type.String()),
});
export type WrittenQuery = Static<typeof TupleQuery>;
