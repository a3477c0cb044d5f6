/** The languages the portal speaks. */
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
  /** Set while the portal is closed; `until` is an ISO time. */
  maintenance?: { until?: string };
  inspectionGuard: boolean;
  digitGrouping: 'locale' | 'indian';
  keywords: readonly string[];
  /** Three searches under the home page's search field that find something. */
  exampleSearches: readonly { label: LocalText; query: string }[];
  /** The dataset whose first table draws the home page's map; chosen by itself when absent. */
  heroDataset?: string;
  /** Markdown. */
  pages: { initiative: LocalText; data_privacy_policy: LocalText; copyright_policy: LocalText };
}

/** The operator's text in `language`. */
export function localText(text: LocalText, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

export interface ShellMenuItem {
  label: string;
  href: string;
  external: boolean;
  children: ShellMenuItem[];
}

export type ShellLogo = Omit<Logo, 'alt'> & { alt: string };

/** What every page shows of the site settings, in the visitor's language. The rest stays on the server. */
export interface ShellSite {
  name: string;
  regionPossessive: string;
  team: { name: string; email: string };
  owner: string;
  languages: readonly Language[];
  menu: ShellMenuItem[];
  logos: { header?: ShellLogo | undefined; footer: ShellLogo[] };
  accent?: { light: string; dark: string } | undefined;
  /** Label and icon of the sectors that the settings describe, by name. */
  sectors: Record<string, { label?: string; icon?: string }>;
  documentationUrl: string;
  digitGrouping: SiteSettings['digitGrouping'];
  keywords: readonly string[];
}

export function shellSite(site: SiteSettings, language: Language): ShellSite {
  const logo = (mark: Logo): ShellLogo => ({ ...mark, alt: localText(mark.alt, language) });
  return {
    name: localText(site.name, language),
    regionPossessive: localText(site.region.possessive, language),
    team: { name: localText(site.team.name, language), email: site.team.email },
    owner: localText(site.owner, language),
    languages: site.languages,
    menu: site.menu.map((item) => menuItem(item, language)),
    logos: {
      header: site.logos.header && logo(site.logos.header),
      footer: site.logos.footer.map(logo),
    },
    accent: site.colours?.accent,
    sectors: Object.fromEntries(
      site.sectors.map(({ name, label, icon }) => [
        name,
        { ...(label ? { label: localText(label, language) } : {}), ...(icon ? { icon } : {}) },
      ]),
    ),
    documentationUrl: site.documentationUrl,
    digitGrouping: site.digitGrouping,
    keywords: site.keywords,
  };
}

function menuItem(item: MenuItem, language: Language): ShellMenuItem {
  return {
    label: localText(item.label, language),
    href: item.href,
    external: item.external ?? false,
    children: (item.children ?? []).map((child) => menuItem(child, language)),
  };
}
