declare module 'subset-font' {
  /** The letters of `text` of a font, as a smaller font. */
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      noHinting: boolean;
      noLayoutClosure: boolean;
      keepFeatures: readonly string[];
      dropTables: readonly string[];
    },
  ): Promise<Uint8Array>;
}
