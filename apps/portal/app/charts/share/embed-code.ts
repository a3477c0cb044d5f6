/** How a chart gets into the page of somebody else. */
export const embedWays = ['fit', 'fixed', 'picture'] as const;
export type EmbedWay = (typeof embedWays)[number];

interface Embedded {
  /** Whole address of the chart's frame. */
  address: string;
  title: string;
  height: number;
}

/** HTML for the page of somebody else: one frame, as wide as its place, and no script. */
export function frameCode({ address, title, height }: Embedded): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}

/**
 * The same with a script of the page's own, which loads nothing: it makes the frame as high as the chart in it says. Where
 * scripts are taken out, the frame keeps its height.
 */
export function fittingCode(embedded: Embedded): string {
  const { origin } = new URL(embedded.address);
  return `${frameCode(embedded)}
<script>addEventListener("message",function(e){if(e.origin!=="${origin}"||!e.data||!(e.data.chartHeight>0))return;document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)f.style.height=e.data.chartHeight+"px"})})</script>`;
}

/** For pages that take no frames: the picture as it is, with the way to the chart. */
export function pictureCode({ page, picture, alt }: { page: string; picture: string; alt: string }): string {
  return `<a href="${escaped(page)}"><img src="${escaped(picture)}" alt="${escaped(alt)}" style="max-width:100%;height:auto"></a>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that stands inside quotes. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
