import { useShell } from '../site/use-shell.ts';
import { ThemedPicture, type ThemedPictureProps } from './themed-picture.tsx';

interface PreviewPictureProps extends Omit<ThemedPictureProps, 'addressOf'> {
  resourceId: string;
}

/** The drawing the server makes of a table, without title. */
export function PreviewPicture({ resourceId, ...picture }: PreviewPictureProps) {
  const { locale, site } = useShell();
  const addressOf: ThemedPictureProps['addressOf'] = (theme, { width }) => {
    const look = { theme, bare: 'true', width: `${width}`, lang: locale, grouping: site.digitGrouping };
    return `/preview/${encodeURIComponent(resourceId)}.svg?${new URLSearchParams(look)}`;
  };
  return <ThemedPicture addressOf={addressOf} {...picture} />;
}
