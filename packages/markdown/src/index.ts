export type { ChartEmbed, DatasetEmbed, Embeds, FoundEmbeds, Picture, PictureSize } from './embeds.ts';
export { embedsIn } from './embeds-in.ts';
export { renderMarkdown, type MarkdownOptions } from './render-markdown.ts';
