import { contrast } from '../../colour/colour-vision.ts';
import { textWidth } from '../../format/wrap-text.ts';
import { placedRows, type MarkContext, type MarkPlan } from '../plot/mark-plan.ts';
import { TEXT, type Box, type Label, type Target } from '../frame/shapes.ts';

/** More cells than this are read as a pattern, not one by one. */
const MOST_WRITTEN = 150;

/** A heat map: each pair of categories, times or bins is a cell in the shade of its figure. */
export function planCells(context: MarkContext): MarkPlan {
  const { chart, axes, colours } = context;
  const measure = colours.column?.kind === 'figure' ? colours.column : undefined;
  return {
    baseValues: [],
    values: [],
    fromZero: false,
    inBands: true,
    draw: (panel, plot) => {
      const boxes: Box[] = [];
      const texts: Label[] = [];
      const targets: Target[] = [];
      const gap = Math.min(plot.x.band, plot.y.band) > 6 ? 1 : 0;
      const [width, height] = [plot.x.band - gap, plot.y.band - gap];
      for (const index of placedRows(context, panel.rows)) {
        const row = chart.rows[index] ?? {};
        const [x, y] = [plot.x.at(axes.x.key(row)), plot.y.at(axes.y.key(row))];
        const box = { x: x - width / 2, x2: x + width / 2, y: y - height / 2, y2: y + height / 2 };
        const fill = colours.of(row);
        boxes.push({ ...box, fill });
        targets.push({ row: index, shape: { kind: 'box', ...box } });
        const value = measure?.number(row) ?? Number.NaN;
        if (!measure || !Number.isFinite(value)) continue;
        const style = { fill: inkOn(context, fill), size: TEXT.small, align: 'center' } as const;
        texts.push({ x, y: y + 4, text: measure.write(value), style });
      }
      // Figures in some of the cells only would look as if the others had none.
      const isWritten =
        chart.rows.length <= MOST_WRITTEN &&
        height >= 18 &&
        texts.every(({ text }) => textWidth(text, TEXT.small) <= width - 6);
      return { boxes, labels: isWritten ? texts : [], targets };
    },
  };
}

/** Ink or paper, whichever reads better on a shade. */
function inkOn({ chart }: MarkContext, fill: string): string {
  const { ink, paper } = chart.palette;
  return contrast(ink, fill) >= contrast(paper, fill) ? ink : paper;
}
