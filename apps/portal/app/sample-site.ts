import type { SiteSettings } from './site.ts';

/** A complete site for tests and trials; a running portal reads its own from the site file. */
export const sampleSite: SiteSettings = {
  name: 'Gazetteer Open Data',
  region: {
    name: { en: 'the world', fr: 'le monde' },
    possessive: { en: 'the World’s', fr: 'du monde' },
  },
  team: { name: { en: 'the IDP Team', fr: 'l’équipe IDP' }, email: 'team@example.org' },
  owner: { en: 'Gazetteer contributors', fr: 'les contributeurs de Gazetteer' },
  languages: ['en', 'fr'],
  defaultLanguage: 'en',
  menu: [
    { label: { en: 'Home', fr: 'Accueil' }, href: '/' },
    { label: { en: 'Datasets', fr: 'Jeux de données' }, href: '/search' },
    {
      label: { en: 'About', fr: 'À propos' },
      href: '/initiative',
      children: [
        { label: { en: 'Initiative', fr: 'L’initiative' }, href: '/initiative' },
        { label: 'Documentation', href: 'https://docs.example.org', external: true },
      ],
    },
    { label: { en: 'News & Blogs', fr: 'Actualités et blogs' }, href: '/news_blogs' },
  ],
  logos: {
    footer: [
      { src: '/logos/gazetteer.svg', alt: 'Gazetteer', width: 40, height: 40 },
      {
        src: '/logos/open-data.svg',
        alt: { en: 'Open data', fr: 'Données ouvertes' },
        width: 40,
        height: 40,
      },
    ],
  },
  sectors: [],
  documentationUrl: 'https://docs.example.org',
  organizationFilter: '',
  inspectionGuard: true,
  digitGrouping: 'locale',
  keywords: ['open data', 'data visualisation', 'datasets', 'public data', 'statistics', 'maps'],
  exampleSearches: [],
  pages: { initiative: '', data_privacy_policy: '', copyright_policy: '' },
};
