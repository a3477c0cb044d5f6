import { isDrawn } from './drawn-sectors.ts';
import { sectorColour, sectorKey } from './sector-colours.ts';
import drawings from './sector-icons.svg?url';

export interface SectorIconProps {
  /** The sector's name as it stands in the catalogue. */
  name: string;
  /** The key of another icon than the one that belongs to the name. */
  icon?: string | undefined;
  /** In pixels. */
  size?: number;
}

/** The icon of a sector in the sector's colour. It stands beside the sector's name and says nothing by itself. */
export function SectorIcon({ name, icon, size = 20 }: SectorIconProps) {
  const key = icon ?? sectorKey(name);
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke={sectorColour(name)}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawings}#${isDrawn(key) ? key : 'other'}`} />
    </svg>
  );
}
