/** Heights of an embedded chart to choose from, in pixels. */
export const embedHeights = { low: 320, middle: 480, high: 640 } as const;
export type EmbedHeight = keyof typeof embedHeights;

interface Embedded {
  /** Whole address of the chart's frame. */
  address: string;
  title: string;
  height: number;
}

/** HTML for the page of somebody else: one frame, as wide as its place, and no script. */
export function embedCode({ address, title, height }: Embedded): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that stands inside quotes. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
