import { InlineScript } from '@gazetteer/site';
import { pictureScript } from '@gazetteer/ui';
import { useEffect, useState } from 'react';
import { pictureWindows } from './picture-windows.ts';

/** How large the server draws a picture when it is asked for a width, in pixels. */
export interface DrawnSize {
  width: number;
  height: number;
}

export interface ThemedPictureProps {
  /** Where the drawing of this theme and size is. */
  addressOf: (theme: 'light' | 'dark', size: DrawnSize) => string;
  /** Empty where the picture repeats what stands beside it. */
  alt: string;
  drawn: DrawnSize;
  /** The drawing for a phone, where that for a desk would have letters too small to read. */
  drawnForPhone?: DrawnSize;
  /** The same for what is between a phone and a desk. */
  drawnForTablet?: DrawnSize;
  /** The picture is the largest thing one sees first. */
  isUrgent?: boolean;
}

/** A drawing of the server in the form of the visitor's theme; nothing where it cannot be drawn. */
export function ThemedPicture(props: ThemedPictureProps) {
  const { addressOf, alt, drawn, drawnForPhone, drawnForTablet, isUrgent } = props;
  const [isMissing, setMissing] = useState(false);
  // In a page that is served, the script behind the picture has done this before it was fetched.
  useEffect(() => window.gazetteerTheme?.(), []);
  if (isMissing) return null;
  const source = (theme: 'light' | 'dark', size: DrawnSize, window?: string) => (
    <source
      srcSet={addressOf(theme, size)}
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
        {drawnForPhone ? source('dark', drawnForPhone, pictureWindows.phone) : null}
        {drawnForPhone ? source('light', drawnForPhone, pictureWindows.phone) : null}
        {drawnForTablet ? source('dark', drawnForTablet, pictureWindows.tablet) : null}
        {drawnForTablet ? source('light', drawnForTablet, pictureWindows.tablet) : null}
        {source('dark', drawn)}
        <img
          src={addressOf('light', drawn)}
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
