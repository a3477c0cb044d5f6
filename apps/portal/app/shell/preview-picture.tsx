import { useEffect, useState } from 'react';
import { InlineScript } from './inline.tsx';
import { pictureScript } from './theme.ts';
import { useShell } from './use-shell.ts';

/** How large the server draws a table when it is asked for a width, in pixels. */
export interface DrawnSize {
  width: number;
  height: number;
}

interface PreviewPictureProps {
  resourceId: string;
  /** Empty where the picture repeats what stands beside it. */
  alt: string;
  drawn: DrawnSize;
  /** The drawing for a phone, where that for a desk would have letters too small to read. */
  drawnForPhone?: DrawnSize;
  /** The picture is the largest thing one sees first. */
  isUrgent?: boolean;
}

const phone = '(max-width: 639px)';

/**
 * The drawing the server makes of a table, without title, in the form of the visitor's theme; nothing where the
 * table cannot be drawn.
 */
export function PreviewPicture({ resourceId, alt, drawn, drawnForPhone, isUrgent }: PreviewPictureProps) {
  const { locale, site } = useShell();
  const [isMissing, setMissing] = useState(false);
  // In a page that is served, the script behind the picture has done this before it was fetched.
  useEffect(() => window.gazetteerTheme?.(), []);
  if (isMissing) return null;
  const address = (theme: 'light' | 'dark', { width }: DrawnSize) => {
    const look = { theme, bare: 'true', width: `${width}`, lang: locale, grouping: site.digitGrouping };
    return `/preview/${encodeURIComponent(resourceId)}.svg?${new URLSearchParams(look)}`;
  };
  const source = (theme: 'light' | 'dark', size: DrawnSize, window?: string) => (
    <source
      srcSet={address(theme, size)}
      {...size}
      media={`${window ? `${window} and ` : ''}(prefers-color-scheme: ${theme})`}
      data-theme={theme}
      data-window={window}
      // The start script sets it for visitors who chose a theme.
      suppressHydrationWarning
    />
  );
  return (
    <>
      <picture>
        {drawnForPhone ? source('dark', drawnForPhone, phone) : null}
        {drawnForPhone ? source('light', drawnForPhone, phone) : null}
        {source('dark', drawn)}
        <img
          src={address('light', drawn)}
          alt={alt}
          {...drawn}
          decoding="async"
          loading={isUrgent ? undefined : 'lazy'}
          fetchPriority={isUrgent ? 'high' : undefined}
          onError={() => setMissing(true)}
          // It may have failed before this script ran.
          ref={(image) => {
            if (image?.complete && image.currentSrc && image.naturalWidth === 0) setMissing(true);
          }}
        />
      </picture>
      {isUrgent ? <InlineScript text={pictureScript} /> : null}
    </>
  );
}
