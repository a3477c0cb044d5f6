import { useShell } from './use-shell.ts';

interface PreviewPictureProps {
  resourceId: string;
  /** Empty where the picture repeats what stands beside it. */
  alt: string;
  width: number;
  height: number;
  /** The picture is the largest thing one sees first. */
  isUrgent?: boolean;
}

/** The drawing the server makes of a table, without title, in the form of the visitor's theme. */
export function PreviewPicture({ resourceId, alt, width, height, isUrgent = false }: PreviewPictureProps) {
  const { locale } = useShell();
  const address = (theme: 'light' | 'dark') =>
    `/preview/${encodeURIComponent(resourceId)}.svg?theme=${theme}&bare=1&lng=${locale}`;
  return (
    <picture>
      <source
        srcSet={address('dark')}
        media="(prefers-color-scheme: dark)"
        data-theme="dark"
        // The start script sets it for visitors who chose a theme.
        suppressHydrationWarning
      />
      <img
        src={address('light')}
        alt={alt}
        width={width}
        height={height}
        loading={isUrgent ? undefined : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
      />
    </picture>
  );
}
