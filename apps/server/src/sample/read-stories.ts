import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../sample/stories');

/** The folders, whose names are the stories' slugs; the one that is to be read first is published last. */
const slugs = [
  'world-meteorological-day',
  'where-birds-and-aircraft-meet',
  'fly-before-breakfast',
  'from-four-to-thirty-nine-percent',
  'one-map-3218-counties',
];

const languages = ['en', 'fr'] as const;
type Language = (typeof languages)[number];

type ChartPart = { mark: string; channels: object; title: string };

/** A story of the sample: an article in both languages with the charts it shows. */
export type Story = {
  slug: string;
  kind: 'blog' | 'news' | 'event';
  /** The day of the year on which the event comes round. */
  event?: { month: number; day: number };
  tags: string[];
  /** The datasets it is about, by name. */
  datasets: string[];
  /** The chart that is its picture, with what it shows in words. */
  picture: { chart: string; alt: Record<Language, string> };
  /** Charts of the first table of a dataset; each has one form a language, called `{name}-{language}`. */
  charts: ({ name: string; dataset: string } & Record<Language, ChartPart>)[];
  texts: Record<Language, StoryText>;
};

type StoryText = { title: string; excerpt: string; body: string };

/** Reads the sample's stories, in the order in which they are published. */
export async function readStories(): Promise<Story[]> {
  return Promise.all(slugs.map((slug) => readStory(slug)));
}

async function readStory(slug: string): Promise<Story> {
  const read = (name: string) => readFile(path.join(folder, slug, name), 'utf8');
  const [facts, en, fr] = await Promise.all([read('story.json'), read('en.md'), read('fr.md')]);
  const story = JSON.parse(facts) as Omit<Story, 'slug' | 'texts'>;
  return { ...story, slug, texts: { en: takeApart(en), fr: takeApart(fr) } };
}

/** The headline is the title, the paragraph below it what lists show; the text begins behind both. */
function takeApart(markdown: string): StoryText {
  const [title = '', excerpt = '', ...rest] = markdown.trim().split('\n\n');
  return { title: title.replace(/^# /, ''), excerpt, body: rest.join('\n\n') };
}

/** Every chart of a story in every language, with the handle by which the texts name it and its title in the others. */
export function chartsOf({ charts }: Story) {
  return charts.flatMap(({ name, dataset, ...forms }) =>
    languages.map((language) => {
      const others = languages.filter((one) => one !== language).map((one) => [one, forms[one].title]);
      const title_translated = Object.fromEntries(others) as Partial<Record<Language, string>>;
      return { visID: `${name}-${language}`, dataset, language, title_translated, ...forms[language] };
    }),
  );
}
