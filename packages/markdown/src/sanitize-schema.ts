import { defaultSchema, type Schema } from 'hast-util-sanitize';

const textElements =
  'a blockquote br code del em h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul'.split(' ');
const embedElements = 'aside figcaption figure img picture source'.split(' ');

/**
 * What rendered texts may consist of: elements that say what a text is, and those of our own embeds. No script, no style,
 * nothing that runs, loads from elsewhere, sends a form or has an id.
 */
export const sanitizeSchema: Schema = {
  tagNames: textElements.concat(embedElements),
  attributes: {
    a: ['href', 'title'],
    aside: [['className', 'embedded-dataset'], 'dataDataset'],
    code: [['className', /^language-[\w+#.-]+$/]],
    figure: [['className', 'embedded-chart', 'embedded-map', 'embedded-picture'], 'dataChart'],
    img: [['src', /^\/(?:charts|help|media)\//], 'alt', 'width', 'height', 'sizes', 'loading', 'decoding'],
    ol: ['start'],
    p: [['className', 'missing-embed', 'embedded-subtitle', 'embedded-notes', 'embedded-source']],
    source: [
      ['srcSet', /^\/(?:charts|help|media)\//],
      'type',
      'sizes',
      'media',
      'width',
      'height',
      'dataTheme',
      'dataWindow',
    ],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: defaultSchema.ancestors ?? {},
};
