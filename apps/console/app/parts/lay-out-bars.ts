/** A bar of a chart, in the units of its picture. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of its place that a bar fills. */
const FILLED = 0.8;
/** What is more than nothing is seen, however small beside the greatest. */
const LEAST = 1;

/** Bars for some counts, as high as the picture where the count is the greatest. */
export function layOutBars(
  counts: readonly number[],
  { width, height }: { width: number; height: number },
): Bar[] {
  const greatest = Math.max(1, ...counts);
  const place = width / Math.max(1, counts.length);
  return counts.map((count, index) => {
    const high = count === 0 ? 0 : Math.max(LEAST, (count / greatest) * height);
    return {
      x: index * place + (place * (1 - FILLED)) / 2,
      y: height - high,
      width: place * FILLED,
      height: high,
    };
  });
}
