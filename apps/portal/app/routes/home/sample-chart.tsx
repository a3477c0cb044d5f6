import {
  IconChartBar,
  IconChartDots,
  IconChartLine,
  IconChartPie,
  IconMap2,
  IconTable,
} from '@tabler/icons-react';
import { PreviewPicture } from '../../theme/preview-picture.tsx';
import { type ChartSamples, type ChartType, type SampleOf, scaled } from './chart-samples.ts';
import styles from './sample-chart.module.css';

const width = 128;
const height = 64;
/** The smallest drawing the server makes of a map; the style fits it in. */
const smallest = { width: 240, height: 156 };

const icons = {
  bar: IconChartBar,
  line: IconChartLine,
  arc: IconChartPie,
  table: IconTable,
  point: IconChartDots,
  choropleth: IconMap2,
} as const;

/** A chart an inch wide, of real figures; where there are none yet, the mark of its kind. */
export function SampleChart({ type, samples }: { type: ChartType; samples: ChartSamples }) {
  if (type === 'choropleth') return <SmallMap sample={samples.choropleth} />;
  const drawing = drawingOf(type, samples);
  if (!drawing) {
    const Mark = icons[type];
    return <Mark className={styles.mark} size={48} stroke={1.2} aria-hidden="true" />;
  }
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawing}
    </svg>
  );
}

function drawingOf(type: Exclude<ChartType, 'choropleth'>, samples: ChartSamples) {
  if (type === 'bar') return samples.bar && <Bars sample={samples.bar} />;
  if (type === 'line') return samples.line && <Line sample={samples.line} />;
  if (type === 'arc') return samples.arc && <Pie sample={samples.arc} />;
  if (type === 'point') return samples.point && <Points sample={samples.point} />;
  return samples.table && <Rows sample={samples.table} />;
}

/** Bars stand on zero, those below it downwards. */
function Bars({ sample: { amounts } }: { sample: SampleOf<'bar'> }) {
  const high = Math.max(0, ...amounts);
  const low = Math.min(0, ...amounts);
  const scale = height / (high - low || 1);
  const step = width / amounts.length;
  return (
    <g className={styles.fill}>
      {amounts.map((amount, index) => (
        <rect
          // The order is the identity here: a sample is never sorted again.
          key={`${index} ${amount}`}
          x={round(index * step)}
          y={round((high - Math.max(0, amount)) * scale)}
          width={round(step - 4)}
          height={round(Math.abs(amount) * scale)}
        />
      ))}
    </g>
  );
}

function Line({ sample: { lines } }: { sample: SampleOf<'line'> }) {
  const all = lines.flat();
  const xs = scaled(
    all.map(([x]) => x),
    2,
    width - 2,
  );
  const ys = scaled(
    all.map(([, y]) => y),
    height - 3,
    3,
  );
  const points = all.map((_, index) => `${round(xs[index] ?? 0)},${round(ys[index] ?? 0)}`);
  const starts = lines.map((_, index) => lines.slice(0, index).flat().length);
  return (
    <>
      {lines.map((line, index) => {
        const start = starts[index] ?? 0;
        const own = points.slice(start, start + line.length).join(' ');
        return <polyline key={start} className={styles.line} points={own} />;
      })}
    </>
  );
}

function Pie({ sample: { shares } }: { sample: SampleOf<'arc'> }) {
  const radius = height / 2 - 1;
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, share) => sum + share, 0));
  return (
    <g transform={`translate(${radius + 1} ${height / 2})`}>
      <circle className={styles.rest} r={radius} />
      {shares.map((share, index) => (
        <path
          key={starts[index]}
          className={styles[`share${index + 1}`]}
          d={slice(starts[index] ?? 0, share, radius)}
        />
      ))}
    </g>
  );
}

/** The path of a slice that starts at `start` and is `share` of the whole wide, from the top clockwise. */
function slice(start: number, share: number, radius: number): string {
  const at = (turn: number) => {
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  // A whole circle has no two ends to draw an arc between.
  const end = start + Math.min(share, 0.9999);
  return `M0 0L${at(start)}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(end)}Z`;
}

function Points({ sample: { points } }: { sample: SampleOf<'point'> }) {
  const xs = scaled(
    points.map(([x]) => x),
    4,
    width - 4,
  );
  const ys = scaled(
    points.map(([, y]) => y),
    height - 4,
    4,
  );
  return (
    <g className={styles.points}>
      {xs.map((x, index) => (
        <circle key={`${index} ${x}`} cx={round(x)} cy={round(ys[index] ?? 0)} r="2.4" />
      ))}
    </g>
  );
}

/** Names and figures; a figure that was cut would be another one. */
function Rows({ sample: { rows, asWritten } }: { sample: SampleOf<'table'> }) {
  const line = height / 4;
  return (
    // Nobody has said in which language a publisher's own names are.
    <g className={styles.rows} lang={asWritten ? '' : undefined}>
      {rows.map((row, index) => (
        <g key={row.join()} transform={`translate(0 ${index * line})`}>
          <path d={`M0 ${line - 0.5}H${width}`} />
          {row.map((cell, column) => (
            <text
              key={column === 0 ? 'first' : 'second'}
              x={column === 0 ? 0 : width}
              y={line - 5}
              textAnchor={column === 0 ? 'start' : 'end'}
            >
              {column === 0 && cell.length > 10 ? `${cell.slice(0, 9)}…` : cell}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}

function SmallMap({ sample }: { sample: ChartSamples['choropleth'] }) {
  if (!sample) return <IconMap2 className={styles.mark} size={48} stroke={1.2} aria-hidden="true" />;
  return (
    <span className={styles.map}>
      <PreviewPicture resourceId={sample.resourceId} alt="" drawn={smallest} />
    </span>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
