import { type Action, defineAction } from '@gazetteer/actions';
import { type Static, Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { Identifier, Limit, Offset, optional } from '../fields/input-fields.ts';
import { PackageSchema } from '../model/dataset.contract.ts';
import { type TagDictionary, TagSchema } from '../model/vocabulary.contract.ts';
import { createTerm } from './change-vocabularies.ts';
import { deleteTerm } from './delete-term.ts';
import { datasetsWithTag, listTags, showTag } from './find-tags.ts';

const Words = optional(
  Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: 20 })], {
    description: 'Letters that the tag holds; all of several',
  }),
);
const VocabularyId = optional(
  Type.String({ maxLength: 200, description: 'Id or name of a vocabulary; free tags without one' }),
);
const Question = Type.Object({
  query: Words,
  q: Words,
  vocabulary_id: VocabularyId,
  limit: Limit,
  offset: Offset,
});
type Question = Static<typeof Question>;

/** CKAN's calls about tags: free ones of public datasets, and terms of vocabularies. */
export function tagActions(catalogue: Catalogue): Action[] {
  return [...tagLists(catalogue), tagShow(catalogue), tagCreate(catalogue), tagDelete(catalogue)];
}

function tagLists(catalogue: Catalogue): Action[] {
  return [
    defineAction({
      name: 'tag_list',
      summary: 'Lists the terms of a vocabulary, or the free tags of public datasets, by name',
      readOnly: true,
      input: Type.Object({ ...Question.properties, all_fields: optional(Type.Boolean()) }),
      output: Type.Array(Type.Union([Type.String(), TagSchema])),
      handle: async (input) => {
        const tags = pageOf(await listTags(catalogue, questionOf(input)), input);
        return input.all_fields ? tags : tags.map(({ name }) => name);
      },
    }),
    defineAction({
      name: 'tag_search',
      summary: 'Finds tags that hold some letters',
      readOnly: true,
      input: Question,
      output: Type.Object({ count: Type.Integer(), results: Type.Array(TagSchema) }),
      handle: async (input) => {
        const tags = await searchTags(catalogue, input);
        return { count: tags.length, results: pageOf(tags, input) };
      },
    }),
    defineAction({
      name: 'tag_autocomplete',
      summary: 'Gives the names of tags that hold some letters',
      readOnly: true,
      input: Question,
      output: Type.Array(Type.String()),
      handle: async (input) => pageOf(await searchTags(catalogue, input), input).map(({ name }) => name),
    }),
  ];
}

/** Without letters to look for nothing is found, as in CKAN. */
async function searchTags(catalogue: Catalogue, input: Question): Promise<TagDictionary[]> {
  const question = questionOf(input);
  return question.containing.length === 0 ? [] : listTags(catalogue, question);
}

function questionOf({ query, q, vocabulary_id }: Question) {
  const words = [query ?? q ?? []].flat().map((word) => word.trim());
  return { vocabularyId: vocabulary_id || undefined, containing: words.filter((word) => word !== '') };
}

function pageOf<Item>(items: readonly Item[], { limit, offset }: Pick<Question, 'limit' | 'offset'>): Item[] {
  const start = offset ?? 0;
  return items.slice(start, limit === undefined || limit === null ? undefined : start + limit);
}

function tagShow(catalogue: Catalogue): Action {
  return defineAction({
    name: 'tag_show',
    summary: 'Gives one tag by its name or id, with its public datasets if asked for',
    readOnly: true,
    input: Type.Object({
      id: Identifier,
      vocabulary_id: VocabularyId,
      include_datasets: optional(Type.Boolean({ description: 'At most 1,000 of them' })),
    }),
    output: Type.Object({ ...TagSchema.properties, packages: Type.Optional(Type.Array(PackageSchema)) }),
    handle: async ({ id, vocabulary_id, include_datasets }) => {
      const { vocabularyName, ...tag } = await showTag(catalogue, id, vocabulary_id || undefined);
      if (!include_datasets) return tag;
      const field = vocabularyName === undefined ? 'tags' : `vocab_${vocabularyName}`;
      return { ...tag, packages: await datasetsWithTag(catalogue, field, tag.name) };
    },
  });
}

function tagCreate(catalogue: Catalogue): Action {
  return defineAction({
    name: 'tag_create',
    summary: 'Adds a term to a vocabulary; free tags are made with their datasets',
    readOnly: false,
    input: Type.Object({ name: Type.String(), vocabulary_id: Identifier }),
    output: TagSchema,
    handle: ({ name, vocabulary_id }, { caller }) =>
      createTerm(catalogue, caller, { name, vocabularyId: vocabulary_id }),
  });
}

function tagDelete(catalogue: Catalogue): Action {
  return defineAction({
    name: 'tag_delete',
    summary:
      'Takes a term that no dataset uses out of its vocabulary, by its id, or by its name with the vocabulary',
    readOnly: false,
    input: Type.Object({ id: Identifier, vocabulary_id: VocabularyId }),
    output: Type.Null(),
    handle: async ({ id, vocabulary_id }, { caller }) => {
      await deleteTerm(catalogue, caller, { idOrName: id, vocabularyId: vocabulary_id || undefined });
      return null;
    },
  });
}
