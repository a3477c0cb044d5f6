import { type Static, Type } from 'typebox';

const Alt = Type.Union([Type.String(), Type.Null()]);

/** A picture as pages show it: the browser takes the first source it knows, in the width it needs. */
const PictureRecord = Type.Object({
  id: Type.String(),
  alt: Type.String({ description: 'What it shows, in words, in the language asked for' }),
  width: Type.Integer({ description: 'Of the largest form, in pixels' }),
  height: Type.Integer(),
  sources: Type.Array(
    Type.Object({
      type: Type.Enum(['image/avif', 'image/webp', 'image/jpeg']),
      srcset: Type.String({ description: 'Addresses with their widths, as in HTML' }),
    }),
  ),
  src: Type.String({ description: 'One address, for clients without srcset' }),
});

/** A picture of the library, as editors see it. */
export const MediaRecord = Type.Object({
  id: Type.String(),
  file_name: Type.String({ description: 'What it was called where it came from' }),
  type: Type.Enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  width: Type.Integer({ description: 'Pixels of the file as it came' }),
  height: Type.Integer(),
  byte_size: Type.Integer(),
  alt: Type.Object({ en: Alt, fr: Alt }, { description: 'What it shows; one at least is there' }),
  created: Type.String(),
  markdown: Type.String({ description: 'What shows it in an article' }),
  picture: PictureRecord,
  uses: Type.Integer({ description: 'How many articles show it' }),
});
export type MediaRecord = Static<typeof MediaRecord>;

export const MediaAnswer = Type.Object({ data: MediaRecord });

/** One picture, and which articles show it. */
export const MediaDetailAnswer = Type.Object({
  data: Type.Object({
    ...MediaRecord.properties,
    used_by: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
      description: 'The articles that show it, 100 at most',
    }),
  }),
});

export const MediaListAnswer = Type.Object({
  data: Type.Array(MediaRecord),
  meta: Type.Object({
    total_count: Type.Integer({ description: 'Pictures in the library, counted up to 10,000' }),
    filter_count: Type.Integer({ description: 'Of them, those that were looked for, counted up to 10,000' }),
  }),
});

export const MediaQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 24 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of words of the file name and of what it shows; all must be found',
    }),
  ),
});

export const AltBody = Type.Object({
  alt: Type.Object({ en: Type.Optional(Alt), fr: Type.Optional(Alt) }, { additionalProperties: false }),
});

export const MediaParameters = Type.Object({ id: Type.String({ maxLength: 100 }) });
