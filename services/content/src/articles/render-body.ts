import { createHash } from 'node:crypto';
import { createBoundedCache } from '@gazetteer/kernel';
import { type Embeds, embedsIn, type FoundEmbeds, renderMarkdown } from '@gazetteer/markdown';
import type { BodyRenderer } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';

type Options = {
  publicUrl: string;
  findEmbeds: (found: FoundEmbeds, language: Language) => Promise<Embeds>;
};

const HTML_BYTES = 24 * 1024 * 1024;
const FOUND_BYTES = 2 * 1024 * 1024;

/** Makes the renderer of texts, which keeps what it made until the text, or something that it shows, changes. */
export function createBodyRenderer({ publicUrl, findEmbeds }: Options): BodyRenderer {
  const pages = createBoundedCache<string>(HTML_BYTES, (html) => html.length * 2);
  const found = createBoundedCache<FoundEmbeds>(FOUND_BYTES, (embeds) => JSON.stringify(embeds).length + 200);
  return async (body, language) => {
    const digest = digestOf(body);
    const named = await found.get(digest, async () => embedsIn(body, publicUrl));
    const embeds = await findEmbeds(named, language);
    return pages.get(`${digest} ${language} ${digestOf(wordsOf(embeds))}`, async () =>
      renderMarkdown(body, { highest: 2, embeds, language, publicUrl }),
    );
  };
}

/** What differs wherever what is shown does. */
function wordsOf({ charts, datasets, media }: Embeds): string {
  return JSON.stringify([charts, datasets, media].map((found) => [...found]));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
