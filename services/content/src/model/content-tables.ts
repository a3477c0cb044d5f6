import type { Language } from './languages.ts';

/** Every table of the service. */
export type ContentTables = VisualisationTables &
  MappingTables &
  FeedbackTables &
  ArticleTables &
  MediaTables &
  FrontPageTables;

export type ArticleKind = 'blog' | 'news' | 'event' | 'page';
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'archived';

/** Slugs are unique in a section: a page and an article may have the same one. */
export type Section = 'article' | 'page';

/** An article or page. Lists of words are JSON. */
export type ArticlesTable = {
  id: string;
  kind: ArticleKind;
  section: Section;
  state: ArticleState;
  slug: string;
  /** Number of the newest revision; from 1. */
  revision: number;
  /** When it is or was published, as readers are told; null where that was never decided. */
  publish_at: string | null;
  /** When readers could first see it: from then on its addresses are kept. */
  first_published_at: string | null;
  created_at: string;
  updated_at: string;
  featured_media: string | null;
  starts_at: string | null;
  ends_at: string | null;
  place: string | null;
  authors: string;
  tags: string;
  datasets: string;
};

/** What an article says in one language. */
export type ArticleTextsTable = {
  article_id: string;
  language: Language;
  title: string;
  excerpt: string;
  reading_minutes: number;
  /** How the body begins, in plain words: for lists where there is no excerpt. */
  lead: string;
  body: string;
};

/** Every slug by which an article is or was found; the one it has stands in its row. */
type ArticleSlugsTable = { section: Section; slug: string; article_id: string };

/** Tags of an article, without case and accents: what lists are filtered by. */
export type ArticleTagsTable = {
  article_id: string;
  folded: string;
  /** That of the article while readers see it: a list by a tag is read in its order. */
  publish_at: string | null;
};

/** Datasets that an article is about or shows, by name, whether or not they are public. */
type ArticleDatasetsTable = { article_id: string; name: string };

/** Words of titles, slugs and tags, without case and accents: editors find articles by their beginnings. */
type ArticleWordsTable = { article_id: string; word: string };

/** A word by which readers find something; see `termsOf`. */
type TermsTable = { term: string; item_id: string; weight: number };

/** What an article was after each save. */
export type ArticleRevisionsTable = {
  article_id: string;
  number: number;
  saved_at: string;
  /** The account that saved it; null for the schedule, for keys, and for accounts that are no more. */
  saved_by: string | null;
  /** The key that saved it, by its name. */
  saved_with: string | null;
  state: ArticleState;
  /** The number of the revision whose texts it took back. */
  restored_from: number | null;
  /** All of it, as JSON. */
  document: string;
};

export type ArticleTables = {
  content_articles: ArticlesTable;
  content_article_texts: ArticleTextsTable;
  content_article_slugs: ArticleSlugsTable;
  content_article_tags: ArticleTagsTable;
  content_article_datasets: ArticleDatasetsTable;
  content_article_words: ArticleWordsTable;
  content_article_terms: TermsTable;
  content_article_revisions: ArticleRevisionsTable;
};

/** A saved chart, as a list shows it. */
export type VisualisationsTable = {
  id: string;
  /** Its public handle, which nobody can guess. */
  vis_id: string;
  owner_id: string;
  visibility: 'private' | 'link' | 'public';
  title: string;
  notes: string | null;
  /** Title and notes without case and accents, for searching and sorting. */
  folded_title: string;
  folded_notes: string;
  /** How it is drawn: a bar chart, a map … */
  mark: string;
  /** The table it is drawn from, the dataset of that, and the second table of a merge; null for own rows. */
  resource_id: string | null;
  package_id: string | null;
  other_resource_id: string | null;
  created_at: string;
  updated_at: string;
  /** When it was deleted; it can be restored for a while. */
  deleted_at: string | null;
  /** 1 where an editor took it down: then only editors and its owner see it; 2 where its owner then deleted it. */
  taken_down: 0 | 1 | 2;
  /** Why it was taken down, in the administrator's words. */
  taken_down_reason: string | null;
  /** The digest that the chart had when an editor approved it; while the two are the same, it is approved. */
  approved_digest: string | null;
  approved_at: string | null;
  /** 1 where who saved it last edits the site: such charts need no look. */
  by_team: 0 | 1;
  /** The language its maker used the site in when it was saved last; null where that is not known. */
  language: Language | null;
  /** Changes with everything that shows in the picture. */
  digest: string;
  /** How much its own rows take, in bytes. */
  own_bytes: number;
  /** The chart's specification as JSON, without title, notes and own rows. */
  spec: string;
};

/** Rows that belong to a chart: apart, because lists of charts never show them. */
export type VisualisationRowsTable = { visualisation_id: string; rows: string };

export type VisualisationTables = {
  content_visualisations: VisualisationsTable;
  content_visualisation_rows: VisualisationRowsTable;
  content_visualisation_terms: TermsTable;
};

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

/** How far a message has come: nobody has looked, in work, the writer is asked, answered, done with, or no message at all. */
export type FeedbackState = 'new' | 'open' | 'waiting' | 'answered' | 'closed' | 'spam';

/** A message that a visitor wrote to the team. */
export type FeedbackTable = {
  id: string;
  kind: 'feedback' | 'contact';
  state: FeedbackState;
  name: string;
  email: string;
  phone: string;
  /** Null for the form that has none. */
  subject: string | null;
  message: string;
  page: string | null;
  /** The public handle of the chart that it reports. */
  chart: string | null;
  language: Language;
  /** The account of who was signed in while writing. */
  owner_id: string | null;
  /** The newest note of editors; all of them stand in the thread. */
  note: string;
  /** The account of the editor who looks after it; null where nobody does. */
  assignee_id: string | null;
  /** How many entries its thread has: whoever answers says how many they saw. */
  entries: number;
  /** When its writer wrote last. */
  active_at: string;
  /** When its writer wrote back and was not answered since. */
  written_back_at: string | null;
  /** Why it was taken for spam, as JSON. */
  suspicions: string;
  created_at: string;
  updated_at: string;
  /** Stands for the network it came from; forgotten after a day. */
  sender: string | null;
  /** The form it was written in, so that it is kept once however often it is sent. */
  form_id: string | null;
  /** Stands for its text, by which the same message is known again. */
  digest: string;
};

/** A word by which a message is found. */
export type FeedbackWordsTable = { word: string; feedback_id: string };

/** What followed a message: an answer to its writer, a note of editors, or what its writer wrote back. */
export type FeedbackEntriesTable = {
  feedback_id: string;
  /** From 1, in the order of the thread. */
  number: number;
  kind: 'answer' | 'note' | 'reply';
  /** The account of the editor; null for writers, for keys, and for accounts that are no more. */
  author_id: string | null;
  /** The key that wrote it, by its name. */
  author_key: string | null;
  created_at: string;
  /** The mail that an answer was last sent by. */
  mail_id: string | null;
  text: string;
};

/** An address that opens one thread to its writer; of the token in it only a digest is known. */
export type FeedbackLinksTable = { token_hash: string; feedback_id: string; expires_at: string };

/** An answer that editors keep to begin with; a text that is empty is not there in that language. */
export type AnswerTemplatesTable = {
  id: string;
  /** From 1; whoever changes it says which one they saw. */
  revision: number;
  title: string;
  text_en: string;
  text_fr: string;
  updated_at: string;
};

export type FeedbackTables = {
  content_feedback: FeedbackTable;
  content_feedback_words: FeedbackWordsTable;
  content_feedback_entries: FeedbackEntriesTable;
  content_feedback_links: FeedbackLinksTable;
  content_answer_templates: AnswerTemplatesTable;
};

/** Who of the catalogue is who among the accounts; each of either once. */
export type MappingsTable = {
  id: string;
  ckan_user_id: string;
  identity_id: string;
  created_at: string;
};

export type MappingTables = { content_ckan_ory_mapping: MappingsTable };

/** What an editor chose for the front page, all of it as JSON; the last one holds. */
export type FrontPagesTable = {
  revision: number;
  saved_at: string;
  /** The account that saved it; null for keys, and for accounts that are no more. */
  saved_by: string | null;
  /** The key that saved it, by its name. */
  saved_with: string | null;
  document: string;
  /** The revision that it took back; null where somebody chose anew. */
  restored_from: number | null;
};
export type FrontPageTables = { content_front_pages: FrontPagesTable };
