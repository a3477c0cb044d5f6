import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { createVocabulary } from './create-vocabulary.ts';
import { VocabularySchema } from '../model/vocabulary.contract.ts';
import { listVocabularies } from '../model/vocabulary.store.ts';

const CreateVocabularyInput = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 100 }),
  tags: Type.Array(
    Type.Union([Type.String(), Type.Object({ name: Type.String() }, { additionalProperties: true })]),
    { description: 'The terms' },
  ),
});

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
      name: 'vocabulary_create',
      summary: 'Makes a vocabulary',
      readOnly: false,
      input: CreateVocabularyInput,
      output: VocabularySchema,
      handle: ({ name, tags }, { caller }) => {
        const terms = tags.map((tag) => (typeof tag === 'string' ? tag : tag.name));
        return createVocabulary(catalogue, caller, name, terms);
      },
    }),
  ];
}
