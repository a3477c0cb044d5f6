import { shortenText, textWidth } from '../format/wrap-text.ts';
import { emptyBody, type Body, type Place } from './frame/frame.ts';
import type { Chart } from '../read/read-chart.ts';
import { TEXT, type Label, type Rule, type Target, type TextStyle } from './frame/shapes.ts';
import { tableOf } from '../read/table-of.ts';
import type { ChartData } from '../spec/chart-data.ts';

const LINE = 27;
const MOST_ROWS = 20;
const NARROWEST = 84;
const PAD = 18;

/** The first rows of a table as a picture: for images; pages show a table of their own. */
export function drawTable(chart: Chart, data: ChartData, place: Place): Body {
  const table = tableOf(chart.spec, data, chart.options);
  if (table.rows.length === 0) return emptyBody(chart, place);
  const most = Math.max(1, Math.floor(place.width / NARROWEST));
  const columns = table.columns.slice(0, most);
  const fitting =
    place.height === undefined ? MOST_ROWS : Math.max(1, Math.floor((place.height - 24) / LINE) - 1);
  const rows = table.rows.slice(0, Math.min(MOST_ROWS, fitting));
  const widths = columnWidths(
    columns.map(({ label }, index) => [label, ...rows.map((row) => row[index] ?? '')]),
    place.width,
  );
  const { palette } = chart;
  const labels: Label[] = [];
  const rules: Rule[] = [];
  const targets: Target[] = [];
  let x = 0;
  for (const [index, column] of columns.entries()) {
    const width = widths[index] ?? NARROWEST;
    const at = column.align === 'right' ? x + width - PAD : x;
    const style = (fill: string, weight?: 600): TextStyle => ({
      fill,
      size: TEXT.label,
      align: column.align,
      ...(weight ? { weight } : {}),
    });
    const cells = [column.label, ...rows.map((row) => row[index] ?? '')];
    for (const [line, text] of cells.entries()) {
      labels.push({
        x: at,
        y: place.top + line * LINE + 17,
        text: shortenText(text, width - PAD, TEXT.label),
        style: line === 0 ? style(palette.secondInk, 600) : style(palette.ink),
      });
    }
    x += width;
  }
  const right = Math.max(0, x - PAD);
  for (let line = 1; line <= rows.length + 1; line++) {
    const y = place.top + line * LINE;
    rules.push({
      x: 0,
      x2: right,
      y,
      y2: y,
      stroke: line === 1 ? palette.secondInk : palette.hairline,
      width: 1,
    });
    if (line <= rows.length)
      targets.push({ row: line - 1, shape: { kind: 'box', x: 0, x2: right, y, y2: y + LINE } });
  }
  const bottom = place.top + (rows.length + 1) * LINE;
  const isCut = rows.length < table.rows.length;
  if (isCut) {
    const count = new Intl.NumberFormat(chart.options.locale);
    const text = chart.words.firstRows(count.format(rows.length), count.format(table.rows.length));
    labels.push({
      x: 0,
      y: bottom + 18,
      text,
      style: { fill: palette.secondInk, size: TEXT.small, align: 'left' },
    });
  }
  return { shapes: [{ labels, rules, targets }], bottom: bottom + (isCut ? 24 : 4) };
}

/** As wide as their texts; where that is too much, the widest give way first. */
function columnWidths(columns: readonly (readonly string[])[], width: number): number[] {
  const wanted = columns.map(
    (cells) => Math.max(...cells.map((text) => textWidth(text, TEXT.label))) + PAD + 2,
  );
  let cap = Math.max(...wanted);
  const total = () => wanted.reduce((sum, one) => sum + Math.min(one, cap), 0);
  while (total() > width + PAD && cap > NARROWEST) cap -= 4;
  return wanted.map((one) => Math.min(one, cap));
}
