import { sectorColour, sectorKey } from './sector-colours.ts';
import { type SectorIconName, sectorIcons } from './sector-icons.ts';

/**
 * The icon of a sector in the sector's colour. It stands beside the sector's name and says nothing by itself.
 * `icon` overrides the one that belongs to the name.
 */
export function SectorIcon({ name, icon, size = 20 }: { name: string; icon?: string; size?: number }) {
  const key = icon ?? sectorKey(name);
  const Mark = key in sectorIcons ? sectorIcons[key as SectorIconName] : sectorIcons.other;
  return <Mark size={size} stroke={1.6} color={sectorColour(name)} aria-hidden="true" />;
}
