import { pictureAddress } from '@gazetteer/site';
import { useShell } from '../../site/use-shell.ts';
import { PreviewPicture } from '../../theme/preview-picture.tsx';
import { ThemedPicture } from '../../theme/themed-picture.tsx';
import styles from './chart-tile.module.css';

const drawn = { width: 400, height: 300 };

/**
 * A small picture of a saved chart beside its title; it stands in a frame of one size, however high it is. The one that
 * a page begins with is urgent.
 */
export function ChartTile({ visID, isUrgent }: { visID: string; isUrgent?: boolean }) {
  const { locale } = useShell();
  const look = { lang: locale, bare: true, width: drawn.width } as const;
  return (
    <span className={styles.tile}>
      <ThemedPicture
        addressOf={(theme) => pictureAddress(visID, 'svg', { ...look, theme })}
        alt=""
        drawn={drawn}
        isUrgent={isUrgent}
      />
    </span>
  );
}

/** The same of the preview of a table. */
export function TableTile({ resourceId }: { resourceId: string }) {
  return (
    <span className={styles.tile}>
      <PreviewPicture resourceId={resourceId} alt="" drawn={drawn} />
    </span>
  );
}
