import { type Language, localText, type Logo, type MenuItem, type SiteSettings } from './site.ts';

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

/** Whether the menu marks `path` as protected: visits to it lead home. */
export function isProtected(menu: readonly MenuItem[], path: string): boolean {
  return menu.some(
    (item) => (item.protected && item.href === path) || isProtected(item.children ?? [], path),
  );
}
