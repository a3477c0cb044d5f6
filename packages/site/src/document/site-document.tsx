import { fontFiles, themeScript } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from 'react-router';
import { frameOfClosed } from '../closed/closed-site.ts';
import type { SiteFrame } from '../frame/site-frame.ts';
import { AccentStyle, InlineScript } from '../inline/inline.tsx';
import type { Language } from '../settings/site-settings.ts';

interface SiteDocumentProps {
  /** Where the texts of each language are. */
  textAddress: Readonly<Record<Language, string>>;
  /** What else runs before anything is painted. */
  startScript?: string;
  /** What else stands in the head. */
  head?: ReactNode;
  children: ReactNode;
}

/** Stands behind all that is painted. */
const END_OF_PAGE = 'end-of-page';

/** The document of every page of a site: language, theme, fonts, texts and scripts; the `Layout` of its root route. */
export function SiteDocument({ textAddress, startScript = '', head, children }: SiteDocumentProps) {
  const loaded = useRouteLoaderData<SiteFrame>('root');
  const frame = frameOfClosed(useRouteError()) ?? loaded;
  const language = frame?.locale ?? 'en';
  const accent = frame?.site.accent;
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f151d" />
        <Meta />
        {fontFiles.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="preload" href={textAddress[language]} as="fetch" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <InlineScript text={themeScript + startScript} />
        {/* A page of which half has come is not painted: what follows would move what somebody is about to press. */}
        <link rel="expect" href={`#${END_OF_PAGE}`} blocking="render" />
        <Links />
        {accent ? <AccentStyle accent={accent} /> : null}
        {head}
      </head>
      <body>
        {children}
        <template id={END_OF_PAGE} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
