import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import type { Revision } from '../datasets/revise-dataset.ts';
import { REVISED_FILE, reviseWithFiles } from './revise-with-files.ts';

const Patterns = Type.Optional(
  Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: 1000 })], {
    description: 'Which keys to keep (+) and to leave out (-), such as +title,+resources,-*',
  }),
);
const Part = Type.Optional(Type.Object({}, { additionalProperties: true }));

/** CKAN's call that changes parts of a dataset together, files of its resources included. */
export function reviseActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'package_revise',
      summary: 'Changes parts of a dataset if other parts are as expected',
      readOnly: false,
      uploads: REVISED_FILE,
      input: Type.Object(
        { match: Part, filter: Patterns, update: Part, include: Patterns },
        {
          additionalProperties: true,
          description:
            'match__… and update__… name single keys, such as update__resources__0__name; files come in update__resources__0__upload',
        },
      ),
      output: Type.Object({}, { additionalProperties: true }),
      handle: (input, { caller, uploads = new Map() }) =>
        reviseWithFiles(catalogue, caller, input as Revision, uploads),
    }),
  ];
}
