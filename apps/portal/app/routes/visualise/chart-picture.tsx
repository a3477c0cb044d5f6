import { useShell } from '../../site/use-shell.ts';
import { ThemedPicture, type ThemedPictureProps } from '../../theme/themed-picture.tsx';
import { pictureAddress } from '../../charts/chart-addresses.ts';

interface ChartPictureProps extends Omit<ThemedPictureProps, 'addressOf'> {
  visID: string;
}

/** The drawing the server makes of a saved chart, without title. */
export function ChartPicture({ visID, ...picture }: ChartPictureProps) {
  const { locale } = useShell();
  const look = { lang: locale, bare: true } as const;
  const addressOf: ThemedPictureProps['addressOf'] = (theme, { width }) =>
    pictureAddress(visID, 'svg', { ...look, theme, width });
  return <ThemedPicture addressOf={addressOf} {...picture} />;
}
