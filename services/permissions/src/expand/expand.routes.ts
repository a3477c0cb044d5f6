import { describedAs, type HttpServer, needed } from '@gazetteer/kernel';
import { requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import { readDepth } from '../model/depth.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { readFilter, requireParts } from '../model/read-tuple.ts';
import { isSubjectSet } from '../model/relation-tuple.ts';
import { SubjectSetSchema } from '../model/tuple.contract.ts';
import { expandSet, type Tree } from './expand-set.ts';

const Subject = Type.Object({
  namespace: Type.String(),
  object: Type.String(),
  relation: Type.String(),
  subject_id: Type.Optional(Type.String()),
  subject_set: Type.Optional(SubjectSetSchema),
});

const TreeSchema = Type.Cyclic(
  {
    Tree: Type.Object(
      {
        type: Type.Union([Type.Literal('union'), Type.Literal('leaf')]),
        tuple: Subject,
        children: Type.Optional(Type.Array(Type.Ref('Tree'))),
        truncated: Type.Optional(
          Type.Literal(true, { description: 'There is more below than depth and width let see' }),
        ),
      },
      { title: 'ExpandedPermissionTree' },
    ),
  },
  'Tree',
);

/** Who has a relation to an object, as a tree. */
export function registerExpandRoutes(server: HttpServer, context: PermissionContext): void {
  server.get(
    '/relation-tuples/expand',
    {
      schema: {
        tags: ['permissions: checks'],
        operationId: 'expandPermissions',
        summary: 'Show who has a relation to an object, as a tree',
        querystring: Type.Object({
          namespace: Type.Optional(Type.String(needed)),
          object: Type.Optional(Type.String(needed)),
          relation: Type.Optional(Type.String(needed)),
          'max-depth': Type.Optional(
            Type.String({
              ...describedAs(Type.Integer()),
              description: 'Steps to look, as far as the project allows',
            }),
          ),
        }),
        response: { 200: TreeSchema },
      },
      onRequest: requireProjectRight,
    },
    async ({ projectId, query }) => {
      const root = requireParts(readFilter(query), ['namespace', 'object', 'relation']);
      return render(await expandSet(context, projectId, root, readDepth(query['max-depth'])));
    },
  );
}

type Rendered = Type.Static<typeof TreeSchema>;

// Ory writes a subject as a tuple of which all else is empty.
const NOTHING = { namespace: '', object: '', relation: '' };

function render({ subject, children, isCut }: Tree): Rendered {
  const tuple = isSubjectSet(subject)
    ? { ...NOTHING, subject_set: subject }
    : { ...NOTHING, subject_id: subject.id };
  return {
    type: children ? 'union' : 'leaf',
    tuple,
    ...(children ? { children: children.map(render) } : {}),
    ...(isCut ? { truncated: true as const } : {}),
  };
}
