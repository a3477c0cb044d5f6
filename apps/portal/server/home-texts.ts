import type { SiteServices } from '@gazetteer/site/server';
import english from '../app/locales/en/common.json' with { type: 'json' };
import french from '../app/locales/fr/common.json' with { type: 'json' };

const principles = ['findable', 'accessible', 'interoperable', 'reusable'] as const;

/**
 * What the home page says by itself where neither the site file nor an editor has other words, as Markdown to start from,
 * by the section's name.
 */
export const homeTexts: SiteServices['homeTexts'] = {
  why: { en: writeWhy(english.home.why), fr: writeWhy(french.home.why) },
};

function writeWhy(why: typeof english.home.why) {
  const points = principles.map((one) => `- **${why[one].name}** – ${why[one].text}`);
  return { title: why.title, body: [why.lead, points.join('\n')].join('\n\n') };
}
