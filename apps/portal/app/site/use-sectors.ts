import { useTranslation } from 'react-i18next';
import type { ShellSite } from './shell-site.ts';
import { textOf } from './text-of.ts';
import { useShell } from './use-shell.ts';

export interface SectorMark {
  /** As it stands in the catalogue. */
  name: string;
  /** In the reader's language. */
  label: string;
  icon?: string;
}

/** How a sector is shown: by the site file, else by our texts, else by its own name. */
export function sectorMark(
  name: string,
  texts: Record<string, string>,
  sectors: ShellSite['sectors'],
): SectorMark {
  return { name, label: textOf(texts, name) ?? name, ...sectors[name] };
}

/** Says how a sector of the catalogue is shown. */
export function useSectors(): (name: string) => SectorMark {
  const { t } = useTranslation();
  const { site } = useShell();
  const labels: Record<string, string> = t('sectors', { returnObjects: true });
  return (name) => sectorMark(name, labels, site.sectors);
}
