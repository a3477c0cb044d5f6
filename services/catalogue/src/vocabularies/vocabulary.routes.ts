import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { ById, Identifier, optional } from '../fields/input-fields.ts';
import { VocabularySchema } from '../model/vocabulary.contract.ts';
import { listVocabularies } from '../model/vocabulary.store.ts';
import { deleteVocabulary, showVocabulary, updateVocabulary } from './change-vocabularies.ts';
import { createVocabulary } from './create-vocabulary.ts';

const Name = Type.String({ minLength: 2, maxLength: 100 });
const Terms = optional(
  Type.Array(
    Type.Union([Type.String(), Type.Object({ name: Type.String() }, { additionalProperties: true })]),
    { maxItems: 10_000, description: 'The terms' },
  ),
);

/** CKAN's calls about vocabularies; the terms of the one named `sectors` are the portal's sectors. */
export function vocabularyActions(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'vocabulary_list',
      summary: 'Lists the vocabularies with their terms',
      readOnly: true,
      input: Type.Object({}),
      output: Type.Array(VocabularySchema),
      handle: () => listVocabularies(catalogue.sql),
    }),
    defineAction({
      name: 'vocabulary_show',
      summary: 'Gives one vocabulary with its terms, by its id or name',
      readOnly: true,
      input: ById,
      output: VocabularySchema,
      handle: ({ id }) => showVocabulary(catalogue, id),
    }),
    defineAction({
      name: 'vocabulary_create',
      summary: 'Makes a vocabulary',
      readOnly: false,
      input: Type.Object({ name: Name, tags: Terms }),
      output: VocabularySchema,
      handle: ({ name, tags }, { caller }) =>
        createVocabulary(catalogue, caller, name, termNames(tags ?? [])),
    }),
    defineAction({
      name: 'vocabulary_update',
      summary: 'Renames a vocabulary or replaces its terms; what datasets use stays',
      readOnly: false,
      input: Type.Object({ id: Identifier, name: optional(Name), tags: Terms }),
      output: VocabularySchema,
      handle: ({ id, name, tags }, { caller }) => {
        const terms = tags ? termNames(tags) : undefined;
        return updateVocabulary(catalogue, caller, id, { name: name ?? undefined, terms });
      },
    }),
    defineAction({
      name: 'vocabulary_delete',
      summary: 'Removes a vocabulary that no dataset uses',
      readOnly: false,
      input: ById,
      output: Type.Null(),
      handle: async ({ id }, { caller }) => {
        await deleteVocabulary(catalogue, caller, id);
        return null;
      },
    }),
  ];
}

function termNames(terms: readonly (string | { name: string })[]): string[] {
  return terms.map((term) => (typeof term === 'string' ? term : term.name));
}
