const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** The letters of each part of a face: those of nearly every picture, and those of French and of some units. */
export const letters = {
  plain: `${ascii}\u00a0\u202f−–·…’`,
  accents: 'àâæçéèêëîïôœùûüÿÀÂÇÉÈÊËÎÏÔŒÙÛ«»‘“”—×°²³€£₹ñáíóúöäåøßÖÄÅØÉÑ',
} as const;

type Part = keyof typeof letters;

/** A part of a face, as charts name it, and where it is taken from. */
export type FaceFile = {
  family: 'Anek Latin' | 'Source Serif 4';
  weight: 400 | 600;
  part: Part;
  source: string;
  file: URL;
};

const faces = [
  {
    family: 'Anek Latin',
    weight: 400,
    source: '@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff2',
  },
  {
    family: 'Anek Latin',
    weight: 600,
    source: '@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff2',
  },
  {
    family: 'Source Serif 4',
    weight: 600,
    source: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  },
] as const;

export const faceFiles: readonly FaceFile[] = faces.flatMap((face) =>
  (['plain', 'accents'] as const).map((part) => {
    const name = `${face.family.toLowerCase().replaceAll(' ', '-')}-${face.weight}-${part}.woff2`;
    return { ...face, part, file: new URL(name, import.meta.url) };
  }),
);
