import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';

/** A tag as it stands on a dataset: free (vocabulary_id null) or a term of a vocabulary. */
export const TagSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  display_name: Type.String(),
  state: Type.String(),
  vocabulary_id: nullable(Type.String()),
  display_name_translated: Type.Optional(TextInLanguagesSchema),
});
export type TagDictionary = Static<typeof TagSchema>;

/** A controlled list of terms; `sectors` is the one the portal's sector strip is drawn from. */
export const VocabularySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  tags: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      display_name: Type.String(),
      vocabulary_id: Type.String(),
    }),
  ),
});
export type VocabularyDictionary = Static<typeof VocabularySchema>;
