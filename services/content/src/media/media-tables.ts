/** A picture of the library. */
export type MediaTable = {
  id: string;
  /** What it was called where it came from; only a label. */
  file_name: string;
  /** By its content, whatever its name says. */
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  /** Pixels, as it is looked at: cameras say in the file which way is up. */
  width: number;
  height: number;
  byte_size: number;
  /** What it shows, in words; at least one of them is there. */
  alt_en: string | null;
  alt_fr: string | null;
  created_at: string;
  /** Who uploaded it: an account, or null for a key. */
  created_by: string | null;
  /** The file as it came, which nobody is shown. */
  object_key: string;
  /** When all its forms were made. */
  prepared_at: string | null;
};

/** One form of a picture, which is in the object store. */
export type MediaVariantsTable = {
  media_id: string;
  /** Width and format, such as `640.avif`. */
  file: string;
  object_key: string;
  byte_size: number;
};

/** A word by which a picture is found. */
export type MediaWordsTable = { word: string; media_id: string };

/** An article that shows a picture, which cannot be deleted then. */
export type MediaUsesTable = { media_id: string; article_id: string };

export type MediaTables = {
  content_media: MediaTable;
  content_media_variants: MediaVariantsTable;
  content_media_words: MediaWordsTable;
  content_media_uses: MediaUsesTable;
};
