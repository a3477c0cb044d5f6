import { useEffect, useState } from 'react';
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

/**
 * The drawing the server makes of a table, without title, in the form of the visitor's theme; nothing where the
 * table cannot be drawn.
 */
export function PreviewPicture({ resourceId, alt, width, height, isUrgent = false }: PreviewPictureProps) {
  const { locale, site } = useShell();
  const [isMissing, setMissing] = useState(false);
  // In a page that is served, its own script has done this before the picture was fetched.
  useEffect(() => window.gazetteerTheme?.(), []);
  if (isMissing) return null;
  const address = (theme: 'light' | 'dark') => {
    const look = { theme, bare: 'true', width: '640', lang: locale, grouping: site.digitGrouping };
    return `/preview/${encodeURIComponent(resourceId)}.svg?${new URLSearchParams(look)}`;
  };
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
        onError={() => setMissing(true)}
        // It may have failed before this script ran.
        ref={(image) => {
          if (image?.complete && image.currentSrc && image.naturalWidth === 0) setMissing(true);
        }}
      />
    </picture>
  );
}
