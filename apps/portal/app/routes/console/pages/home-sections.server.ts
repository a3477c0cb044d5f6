import type { Language } from '@gazetteer/site';
import { translator } from '../../../i18n/i18n.server.ts';

const principles = ['findable', 'accessible', 'interoperable', 'reusable'] as const;

/** Sections of the home page that have words of the portal's own where the site file has none. */
export const homeSections = ['why'] as const;

/** What the home page says in a section by itself, as Markdown to start from. */
export function homeSectionText(section: (typeof homeSections)[number], language: Language) {
  const t = translator(language);
  const points = principles.map((one) => {
    const name = t(`home.${section}.${one}.name`);
    return `- **${name}** – ${t(`home.${section}.${one}.text`)}`;
  });
  return {
    title: t(`home.${section}.title`),
    excerpt: '',
    body: [t(`home.${section}.lead`), points.join('\n')].join('\n\n'),
  };
}
