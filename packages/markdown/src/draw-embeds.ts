import type { Element, ElementContent, Properties } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { EmbedAddress } from './embed-address.ts';
import type { ChartEmbed, DatasetEmbed, Embeds, Picture } from './embeds.ts';
import { embedOf } from './embed-lines.ts';

type Language = 'en' | 'fr';

const words = {
  en: {
    data: 'Data: ',
    chart: 'This chart is not available.',
    dataset: 'This dataset is not available.',
    media: 'This picture is not available.',
  },
  fr: {
    data: 'Données\u00a0: ',
    chart: 'Ce graphique n’est pas disponible.',
    dataset: 'Ce jeu de données n’est pas disponible.',
    media: 'Cette image n’est pas disponible.',
  },
} satisfies Record<Language, Record<EmbedAddress['kind'] | 'data', string>>;

/** The width of an article's column, by which browsers choose the width of a picture. */
const READING_WIDTH = '(max-width: 720px) 100vw, 720px';
const PHONE = '(max-width: 639px)';

/** What replaces a link or an image that is alone on its line. */
export function drawEmbed(
  { address, node }: { address: EmbedAddress; node: Element },
  embeds: Embeds,
  language: Language,
): Element {
  const { kind, id } = address;
  if (kind === 'chart') {
    const chart = embeds.charts.get(id);
    return chart ? drawChart(id, chart, { heading: captionOf(node), language }) : missing(kind, language);
  }
  if (kind === 'dataset') {
    const dataset = embeds.datasets.get(id);
    return dataset ? drawDataset(id, dataset) : missing(kind, language);
  }
  const picture = embeds.media.get(id);
  return picture ? drawFigure(node, picture) : missing(kind, language);
}

/** What replaces an image within a text: the picture, or a link if it is neither from our library nor handed in. */
export function drawImage(
  node: Element,
  {
    embeds,
    pictures,
    language,
    publicUrl,
    isLinked,
  }: {
    embeds: Embeds | undefined;
    pictures: ReadonlyMap<string, Picture> | undefined;
    language: Language;
    publicUrl: string | undefined;
    /** Whether the image is inside a link, which cannot contain another one. */
    isLinked: boolean;
  },
): ElementContent {
  const { src } = node.properties;
  const address = embedOf(node, publicUrl);
  const picture = pictures?.get(String(src)) ?? (address && embeds?.media.get(address.id));
  if (picture) return drawPicture(picture, altOf(node));
  if (address && embeds) return element('em', {}, [text(words[language].media)]);
  const href = typeof src === 'string' ? src : '';
  const name = text(altOf(node) || href);
  return isLinked ? name : element('a', { href }, [name]);
}

function drawChart(
  id: string,
  { title, subtitle, notes, caption, alt, isMap, drawn, drawnForPhone, datasets }: ChartEmbed,
  { heading, language }: { heading: string | undefined; language: Language },
): Element {
  const address = (theme: string, width: number) =>
    `/charts/${id}.svg?theme=${theme}&lang=${language}&width=${width}&bare=true`;
  // The site's own switch between light and dark uses these attributes.
  const source = (theme: string, size: ChartEmbed['drawn'], window?: string) =>
    element('source', {
      srcSet: address(theme, size.width),
      ...size,
      media: `${window ? `${window} and ` : ''}(prefers-color-scheme: ${theme})`,
      dataTheme: theme,
      ...(window ? { dataWindow: window } : {}),
    });
  const picture = element('picture', {}, [
    ...(drawnForPhone ? [source('dark', drawnForPhone, PHONE), source('light', drawnForPhone, PHONE)] : []),
    source('dark', drawn),
    element('img', { src: address('light', drawn.width), alt, ...drawn, loading: 'lazy', decoding: 'async' }),
  ]);
  const credits = datasets.flatMap(({ title: name, url }, at) => [
    text(at === 0 ? words[language].data : ', '),
    element('a', { href: url }, [text(name)]),
  ]);
  const attribution = [
    ...(caption === null ? [] : [text(caption)]),
    ...(caption === null || credits.length === 0 ? [] : [text(' ')]),
    ...credits,
    ...(credits.length === 0 ? [] : [text('.')]),
  ];
  const href = `/visualise?vis_id=${id}`;
  // The title is a link as well, because pages may replace the picture by an interactive chart.
  const name = element('a', { href }, [element('strong', {}, [text(heading ?? title)])]);
  const line = (className: string, content: ElementContent[]) =>
    content.length === 0 ? [] : [element('p', { className: [className] }, content)];
  // In the order of the picture that files and other sites get: title and subtitle, the drawing, notes and source.
  return element(
    'figure',
    { className: ['embedded-chart', ...(isMap ? ['embedded-map'] : [])], dataChart: id },
    [
      element('figcaption', {}, [
        name,
        ...line('embedded-subtitle', subtitle === null ? [] : [text(subtitle)]),
      ]),
      element('a', { href }, [picture]),
      ...line('embedded-notes', notes === null ? [] : [text(notes)]),
      ...line('embedded-source', attribution),
    ],
  );
}

function drawDataset(name: string, { title, publisher, description }: DatasetEmbed): Element {
  const line = (content: string | null) => (content ? [element('p', {}, [text(content)])] : []);
  return element('aside', { className: ['embedded-dataset'], dataDataset: name }, [
    element('p', {}, [element('a', { href: `/p/${name}` }, [element('strong', {}, [text(title)])])]),
    ...line(description),
    ...line(publisher),
  ]);
}

function drawFigure(node: Element, picture: Picture): Element {
  const { title } = node.properties;
  const caption = typeof title === 'string' ? [element('figcaption', {}, [text(title)])] : [];
  return element('figure', { className: ['embedded-picture'] }, [
    drawPicture(picture, altOf(node)),
    ...caption,
  ]);
}

function drawPicture({ sources, src, alt, width, height }: Picture, altHere: string): Element {
  return element('picture', {}, [
    ...sources.map(({ type, srcset }) => element('source', { type, srcSet: srcset, sizes: READING_WIDTH })),
    element('img', { src, alt: altHere || alt, width, height, loading: 'lazy', decoding: 'async' }),
  ]);
}

function missing(kind: EmbedAddress['kind'], language: Language): Element {
  return element('p', { className: ['missing-embed'] }, [text(words[language][kind])]);
}

/** The text that somebody gave a link; undefined if it is the bare address. */
function captionOf(link: Element): string | undefined {
  const written = textOf(link).trim();
  return written === '' || /^(?:https?:|www\.|\/)/.test(written) ? undefined : written;
}

function altOf({ properties }: Element): string {
  return typeof properties['alt'] === 'string' ? properties['alt'] : '';
}

function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
