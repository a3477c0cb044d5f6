import type { DatasetDirectory } from '@gazetteer/catalogue';
import type { ContentSite, DatasetPort, SitePages } from '@gazetteer/content';
import { inLanguage } from '@gazetteer/kernel';
import { leadOf } from '@gazetteer/markdown/plain-text';
import type { Language, LocalText, SiteSettings } from '@gazetteer/site';

/** What the site's own pages are called; the site file has their texts only. */
const titles: Record<string, Record<Language, string>> = {
  initiative: { en: 'The initiative', fr: 'L’initiative' },
  data_privacy_policy: { en: 'Data privacy policy', fr: 'Politique de confidentialité' },
  copyright_policy: { en: 'Copyright policy', fr: 'Droits d’auteur' },
  why: { en: 'Why the portal?', fr: 'Pourquoi ce portail ?' },
};

/** What the content service has to know of the site file: its name and numbers, and the texts that editors may replace. */
export function contentSite({
  name,
  pages,
  digitGrouping,
}: Pick<SiteSettings, 'name' | 'pages' | 'digitGrouping'>): ContentSite {
  const texts = Object.entries(pages).filter((entry): entry is [string, LocalText] => entry[1] !== undefined);
  const sitePages: SitePages = Object.fromEntries(
    texts.map(([slug, text]) => {
      const body = inBothLanguages(text);
      const title = titles[slug] ?? { en: slug, fr: slug };
      return [slug, { en: { title: title.en, body: body.en }, fr: { title: title.fr, body: body.fr } }];
    }),
  );
  return { name: inBothLanguages(name), pages: sitePages, digitGrouping };
}

/** Public datasets as articles name them. */
export function namedDatasets(directory: DatasetDirectory): DatasetPort {
  return {
    findListedById: async (ids, language) => {
      const found = await directory.findListedById(ids);
      return new Map(
        [...found].map(([id, dataset]) => {
          const { name, title, sectors } = inLanguage(dataset, language);
          const titles = [dataset.title, ...Object.values(dataset.title_translated ?? {})];
          return [id, { name, title, titles, sectors }];
        }),
      );
    },
    findPublic: async (names, language) => {
      const found = inLanguage([...(await directory.findPublic(names))], language);
      return new Map(
        found.map(([key, { name, title, publisher, notes }]) => [
          key,
          { name, title, publisher, description: notes === null ? null : leadOf(notes) },
        ]),
      );
    },
  };
}

/** A text of the site in each language. */
export function inBothLanguages(text: LocalText): Record<Language, string> {
  return typeof text === 'string' ? { en: text, fr: text } : { ...text };
}
