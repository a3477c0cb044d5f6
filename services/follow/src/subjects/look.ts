import type { News } from '../model/news.ts';

/** What was found of something that somebody follows. */
export type Look<Seen> = {
  /** What it is called now. */
  title: string;
  /** What is remembered, so that the next look tells only what is new. */
  seen: Seen;
  /** What has happened since the last look; undefined where nothing has, and at the first look. */
  news?: News | undefined;
};
