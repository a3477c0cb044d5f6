import type { Language } from '@gazetteer/site';
import { renderMarkdown } from '@gazetteer/markdown';
import sizes from '../../help/picture-sizes.json' with { type: 'json' };
import { helpPath, type HelpTopic, helpTopics } from './help-topics.ts';
import { helpWords } from './help-words.ts';
import { type HelpText, parseHelp } from './parse-help.ts';

/** The files as they stand, read when the site is built. */
const files = import.meta.glob<string>('../../help/{en,fr}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = new Map(Object.entries(files).map(([file, markdown]) => [file, parseHelp(markdown)]));

/** One page of the help, ready to be shown, with the list of all topics. */
export function loadHelp(language: Language, topic: HelpTopic | undefined) {
  const text = helpText(language, topic ?? 'overview');
  const topics = helpTopics.map((name) => {
    const { title, lead } = helpText(language, name);
    return { name, title, lead, path: helpPath(name) };
  });
  const place = topics.findIndex(({ name }) => name === topic);
  return {
    topic,
    title: text.title,
    lead: text.lead,
    description: text.lead,
    sections: text.sections.map(({ id, title, body }, index) => ({
      id,
      title,
      html: renderMarkdown(body, { highest: 3, language, pictures, isContinued: index > 0 }),
    })),
    topics,
    previous: topic && topics[place - 1],
    next: topic && topics[place + 1],
    words: helpWords[language],
  };
}

export type HelpPage = ReturnType<typeof loadHelp>;

/** A page of the help, as its file says it. */
export function helpText(language: Language, name: HelpTopic | 'overview'): HelpText {
  const text = texts.get(`../../help/${language}/${name}.md`);
  if (!text) throw new Error(`the help has no ${name} in ${language}`);
  return text;
}

/** Pictures are taken with two pixels for each one that they are shown with. */
const DENSITY = 2;

/** The pictures by their addresses, with the size that they are shown in. */
const pictures = new Map(
  Object.entries(sizes).map(([src, [width = 0, height = 0]]) => [
    src,
    {
      id: src,
      alt: '',
      width: Math.round(width / DENSITY),
      height: Math.round(height / DENSITY),
      sources: [],
      src,
    },
  ]),
);
