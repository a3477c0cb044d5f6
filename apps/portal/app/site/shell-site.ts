import {
  type Language,
  localText,
  type Logo,
  type MenuItem,
  type SiteFrame,
  type SiteSettings,
} from '@gazetteer/site';

export interface ShellMenuItem {
  label: string;
  href: string;
  external: boolean;
  children: ShellMenuItem[];
}

export type ShellLogo = Omit<Logo, 'alt'> & { alt: string };

/** What every page shows of the site settings, in the visitor's language. The rest stays on the server. */
export type ShellSite = SiteFrame['site'] & {
  regionPossessive: string;
  owner: string;
  menu: ShellMenuItem[];
  logos: { header?: ShellLogo | undefined; footer: ShellLogo[] };
  /** Label and icon of the sectors that the settings describe, by name. */
  sectors: Record<string, { label?: string; icon?: string }>;
  documentationUrl: string;
  keywords: readonly string[];
};

/** What the portal's pages show of the settings beyond what every site does. */
export function shellSite(site: SiteSettings, language: Language): Omit<ShellSite, keyof SiteFrame['site']> {
  const logo = (mark: Logo): ShellLogo => ({ ...mark, alt: localText(mark.alt, language) });
  return {
    regionPossessive: localText(site.region.possessive, language),
    owner: localText(site.owner, language),
    menu: site.menu.map((item) => menuItem(item, language)),
    logos: {
      header: site.logos.header && logo(site.logos.header),
      footer: site.logos.footer.map(logo),
    },
    sectors: shellSectors(site, language),
    documentationUrl: site.documentationUrl,
    keywords: site.keywords,
  };
}

/** What the settings say of sectors, by their names. */
export function shellSectors({ sectors }: SiteSettings, language: Language): ShellSite['sectors'] {
  return Object.fromEntries(
    sectors.map(({ name, label, icon }) => [
      name,
      { ...(label ? { label: localText(label, language) } : {}), ...(icon ? { icon } : {}) },
    ]),
  );
}

function menuItem(item: MenuItem, language: Language): ShellMenuItem {
  return {
    label: localText(item.label, language),
    href: item.href,
    external: item.external ?? false,
    children: (item.children ?? []).map((child) => menuItem(child, language)),
  };
}
