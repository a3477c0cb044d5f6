import { type Locale, type ReaderChoice, type Theme, writeChoice } from '@gazetteer/charts';
import { escapeHtml } from '@gazetteer/kernel';
import type { ChartDataset } from '../model/ports.ts';
import { scriptElement } from './embed-script.ts';
import { styleElement } from './embed-style.ts';
import { escapeAddress } from './escape-address.ts';

export type EmbedLook = {
  lang: Locale;
  theme?: Theme | undefined;
  /** Whether the frame takes the height of the chart, which a script tells the page around it. */
  fit: boolean;
};

type EmbeddedChart = {
  visId: string;
  /** Where the chart is looked at. */
  url: string;
  title: string;
  alt: string;
  /** What the frame asks for of the chart. */
  choice?: ReaderChoice | undefined;
  /** It asks for something that the chart does not have. */
  isRefused?: boolean;
  datasets: readonly ChartDataset[];
  /** The portal it comes from. */
  site: { name: string; url: string };
};

type DrawnChart = Pick<EmbeddedChart, 'visId' | 'choice'>;

const words = {
  en: {
    data: 'Data',
    license: 'Licence',
    own: 'Figures of the chart’s maker',
    open: 'Open the chart',
    refused: 'The chart has no such selection; it is shown as published.',
    missing: 'This chart is not available',
    reason: 'It was deleted or made private, or its data are no longer public.',
    failed: 'This chart cannot be shown at the moment',
    again: 'Please try again in a moment.',
  },
  fr: {
    data: 'Données',
    license: 'Licence',
    own: 'Chiffres de l’auteur du graphique',
    open: 'Ouvrir le graphique',
    refused: 'Ce graphique n’offre pas cette sélection\u00a0; il est affiché tel que publié.',
    missing: 'Ce graphique n’est pas disponible',
    reason: 'Il a été supprimé ou rendu privé, ou ses données ne sont plus publiques.',
    failed: 'Ce graphique ne peut pas être affiché pour le moment',
    again: 'Veuillez réessayer dans un instant.',
  },
} satisfies Record<Locale, object>;

/** The page of a chart that other sites show in a frame. */
export function embedPage(chart: EmbeddedChart, look: EmbedLook): string {
  const title = escapeHtml(chart.title);
  const { open, own, refused } = words[look.lang];
  const credits = chart.datasets.map((dataset) => credit(dataset, look.lang)).join('');
  return page(look, {
    title,
    head: `<link rel="canonical" href="${escapeAddress(chart.url)}">`,
    body: `<h1 class="heard">${title}</h1>
<picture>${pictureSources(chart, look)}<img src="${pictureAddress(chart, look, { width: 720 })}" alt="${escapeHtml(chart.alt)}"></picture>
<footer>${chart.isRefused ? `<span>${refused}</span>` : ''}${credits || `<span>${own}</span>`}<a href="${escapeAddress(chart.url)}" target="_top">${open}</a>${siteLink(chart.site)}</footer>${look.fit ? scriptElement : ''}`,
  });
}

/** What is shown instead of a chart that is not there, or not for everybody. */
export function missingPage(look: EmbedLook): string {
  const { missing, reason } = words[look.lang];
  return notice(look, missing, reason);
}

/** What is shown instead of a chart that could not be drawn, such as while a store is away. */
export function failedPage(look: EmbedLook): string {
  const { failed, again } = words[look.lang];
  return notice(look, failed, again);
}

function notice(look: EmbedLook, title: string, text: string): string {
  return page(look, { title, head: '', body: `<h1>${title}</h1>\n<p>${text}</p>` });
}

function page({ lang, theme }: EmbedLook, parts: { title: string; head: string; body: string }): string {
  return `<!doctype html>
<html lang="${lang}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${parts.title}</title>
${parts.head}${styleElement}
</head>
<body>
<main>
${parts.body}
</main>
</body>
</html>
`;
}

function siteLink({ name, url }: EmbeddedChart['site']): string {
  return `<a href="${escapeAddress(url)}" target="_top">${escapeHtml(name)}</a>`;
}

function credit({ title, url, license }: ChartDataset, lang: Locale): string {
  const { data, license: under } = words[lang];
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  const dataset = `<span>${data}${colon}<a href="${escapeAddress(url)}" target="_top">${escapeHtml(title)}</a></span>`;
  if (!license) return dataset;
  const name = escapeHtml(license.title);
  const address = escapeAddress(license.url);
  const link = address ? `<a href="${address}" target="_top" rel="license">${name}</a>` : name;
  return `${dataset}<span>${under}${colon}${link}</span>`;
}

/** For narrow and for large frames drawings of their own, and for who likes it dark a dark one. */
function pictureSources(chart: DrawnChart, look: EmbedLook): string {
  // A wide drawing in a low frame would shrink until nobody can read it; a frame that fits is never too low, and a drawing
  // chosen by the height it makes would change that height again.
  const small = ['(max-width: 520px)', ...(look.fit ? [] : ['(max-height: 400px)'])];
  const large = [look.fit ? '(min-width: 960px)' : '(min-width: 960px) and (min-height: 760px)'];
  const dark = '(prefers-color-scheme: dark)';
  const source = (media: readonly string[], width: number, theme?: Theme) =>
    `<source media="${media.join(', ')}" srcset="${pictureAddress(chart, { ...look, ...(theme ? { theme } : {}) }, { width })}">`;
  const inDark = (media: readonly string[]) => media.map((one) => `${one} and ${dark}`);
  const darkOnes = look.theme
    ? []
    : [source(inDark(small), 400, 'dark'), source(inDark(large), 1080, 'dark'), source([dark], 720, 'dark')];
  return [...darkOnes, source(small, 400), source(large, 1080)].join('');
}

function pictureAddress(
  { visId, choice }: DrawnChart,
  { lang, theme = 'light' }: EmbedLook,
  { width }: { width: number },
): string {
  const chosen = choice ? writeChoice(choice) : '';
  return `/charts/${visId}.svg?theme=${theme}&amp;lang=${lang}&amp;width=${width}&amp;imprint=false${chosen && `&amp;${escapeHtml(chosen)}`}`;
}
