/** A picture of the library as the content service answers it to editors. */
export interface LibraryPicture {
  id: string;
  /** What it was called where it came from. */
  file_name: string;
  type: string;
  /** Pixels of the file as it came. */
  width: number;
  height: number;
  byte_size: number;
  alt: { en: string | null; fr: string | null };
  created: string;
  /** What shows it in an article. */
  markdown: string;
  picture: { alt: string; src: string; sources: readonly { type: string; srcset: string }[] };
  /** How many articles show it. */
  uses: number;
}

/** One picture with the articles that show it. */
export interface OpenPicture extends LibraryPicture {
  used_by: readonly { id: string; title: string }[];
}
