import { renderPng } from '@gazetteer/charts/png';

/** A picture as articles carry it, in pixels. */
const width = 1280;
const height = 720;
/** What stays free around the chart, at least; lists cut the sides off. */
const margin = { side: 136, edge: 56 };
/** The ground of the site by day. */
const paper = '#fbfaf6';

/**
 * Puts a chart that was drawn bare on paper, in the shape that lists of articles show and sites that link to them.
 * @param svg of the chart, without title and ground
 */
export async function pictureOfChart(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const [, ownWidth = '1', ownHeight = '1'] =
    /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const [chartWidth, chartHeight] = [Number(ownWidth), Number(ownHeight)];
  const scale = Math.min((width - 2 * margin.side) / chartWidth, (height - 2 * margin.edge) / chartHeight);
  const left = (width - chartWidth * scale) / 2;
  const top = (height - chartHeight * scale) / 2;
  const png = await renderPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${paper}"/>` +
      `<g transform="translate(${left} ${top}) scale(${scale})">${svg}</g></svg>`,
    { width },
  );
  return new Uint8Array(png);
}
