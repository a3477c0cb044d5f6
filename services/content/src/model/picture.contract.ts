import { Type, type Static } from 'typebox';

/** A picture as pages show it: the browser takes the first source it knows, in the width it needs. */
export const Picture = Type.Object({
  id: Type.String(),
  alt: Type.String({ description: 'What it shows, in words, in the language asked for' }),
  width: Type.Integer({ description: 'Of the original' }),
  height: Type.Integer(),
  sources: Type.Array(
    Type.Object({
      type: Type.Enum(['image/avif', 'image/webp', 'image/jpeg']),
      srcset: Type.String({ description: 'Addresses with their widths, as in HTML' }),
    }),
  ),
  src: Type.String({ description: 'One address, for clients without srcset' }),
});

export type Picture = Static<typeof Picture>;
