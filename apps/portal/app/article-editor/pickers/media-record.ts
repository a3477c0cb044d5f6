import type { Language } from '../../site/site.ts';

/** A picture of the library. */
export interface MediaRecord {
  id: string;
  file_name: string;
  /** What it shows, in words; one of them is there. */
  alt: Record<Language, string | null>;
  picture: { src: string };
}

/** The Markdown that shows a picture: its words in the language of the text, else in the other. */
export function pictureMarkdown({ id, alt }: Pick<MediaRecord, 'id' | 'alt'>, language: Language): string {
  const words = alt[language] ?? alt.en ?? alt.fr ?? '';
  return `![${words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]]/g, String.raw`\$&`)}](/media/${id})`;
}
