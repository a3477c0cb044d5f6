/** The languages the sites speak. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A text of the operator: one for all languages, or one for each. */
export type LocalText = string | Readonly<Record<Language, string>>;

export interface MenuItem {
  label: LocalText;
  /** A path of this site, or a full address when `external` is set. */
  href: string;
  external?: boolean;
  /** A visit to a protected path without a session leads to `/`. */
  protected?: boolean;
  children?: readonly MenuItem[];
}

export interface Logo {
  src: string;
  /** Shown instead of `src` on the dark ground. */
  darkSrc?: string;
  alt: LocalText;
  href?: string;
  width: number;
  height: number;
}

export interface SectorSettings {
  /** The name as it stands in the datasets' `sector` field. */
  name: string;
  /** One of the icon names of `@gazetteer/ui` (`sectorIconNames`); the fallback is the icon of 'Other'. */
  icon?: string;
  /** A CSS colour, or one for each ground. */
  colour?: string | { light: string; dark: string };
  label?: LocalText;
}

/** What an operator decides about the portal: the `site` file, checked by the server and read once. */
export interface SiteSettings {
  /** The portal's name, beside the logo and in every title. */
  name: LocalText;
  /** The region with its article where the language wants one, as it follows 'Explore & Visualise'. */
  region: { name: LocalText; possessive: LocalText };
  team: { name: LocalText; email: string; address?: LocalText };
  /** Who the copyright line names. */
  owner: LocalText;
  languages: readonly Language[];
  defaultLanguage: Language;
  menu: readonly MenuItem[];
  logos: { header?: Logo; footer: readonly Logo[] };
  /** The action colour on each ground, checked for contrast when the file is read. */
  colours?: { accent?: { light: string; dark: string } };
  sectors: readonly SectorSettings[];
  documentationUrl: string;
  /** A clause every listing adds (`organization:idp-organization`); empty lists everything. */
  organizationFilter: string;
  /** Set while the portal is closed; `until` is an ISO time. The notice serves readers of another language, too. */
  maintenance?: { until?: string; notice?: string | Partial<Readonly<Record<Language, string>>> };
  inspectionGuard: boolean;
  digitGrouping: 'locale' | 'indian';
  /** Which public charts of visitors stand with datasets and in galleries: `approved`, after a look by an editor, when absent. */
  visitorCharts?: 'none' | 'approved' | 'all';
  keywords: readonly string[];
  /** Three searches under the home page's search field that find something. */
  exampleSearches: readonly { label: LocalText; query: LocalText }[];
  /** The dataset whose first table draws the home page's map; chosen by itself when absent. */
  heroDataset?: string;
  /** Markdown. */
  pages: { initiative: LocalText; data_privacy_policy: LocalText; copyright_policy: LocalText };
}

/** The operator's text in `language`. */
export function localText(text: LocalText, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
