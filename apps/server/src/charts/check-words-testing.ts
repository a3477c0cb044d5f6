import type { ChartSpec } from '@gazetteer/charts';

/** What a preview says, and what SQL found of the same rows. */
export type SaidAndTrue = {
  spec: ChartSpec;
  said: { title: string; subtitle: string | null; summary: string };
  /** The unit that dictionary or label have for what is shown. */
  unit: string | null;
  figures: readonly number[];
  /** Names and figures, where a figure belongs to one name. */
  isRanking: boolean;
  /** Categories of the axis: how many the table has, and how many are drawn. */
  all: number;
  drawn: number;
  /** Whether a figure is made of several rows. */
  combined: boolean;
};

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(thousand|'?0{3}) /i, 1e3],
  [/^lakh/i, 1e5],
  [/^million/i, 1e6],
  [/^crore/i, 1e7],
  [/^(share|fraction|proportion)/i, 100],
];

/** What is wrong with the words of a preview; nothing where they are true and whole. */
export function faultsOfWords(preview: SaidAndTrue): string[] {
  const { said, spec, combined } = preview;
  const above = `${said.title} ${said.subtitle ?? ''}`;
  const { aggregate, weight } = figureOf(spec);
  const faults: string[] = [];
  if (!saysUnit(preview)) faults.push(`the unit "${preview.unit}" is missing`);
  if (preview.drawn < preview.all && !/\d of \d|greatest of/.test(above))
    faults.push(`${preview.all - preview.drawn} categories are left out without a word`);
  if (combined && aggregate === 'mean' && !/mean|average|median|rate\b/i.test(above))
    faults.push('the mean is not said');
  if (combined && aggregate === 'sum' && !/\bsum\b/i.test(above)) faults.push('the sum is not said');
  if (combined && weight !== undefined && !/weighted by/.test(above)) faults.push('the weight is not said');
  for (const filter of spec.filters ?? []) {
    const [first] = 'values' in filter ? filter.values : [];
    if (!above.includes(String(first).slice(0, 30)))
      faults.push(`the filter of "${filter.field}" is not said`);
  }
  return [...faults, ...faultsOfExtremes(preview)];
}

function figureOf({ channels: { x, y, colour } }: ChartSpec) {
  const figure = [colour, y, x].find((channel) => channel?.aggregate !== undefined);
  return { aggregate: figure?.aggregate, weight: figure?.weight };
}

function saysUnit({ unit, said }: SaidAndTrue): boolean {
  if (!unit) return true;
  const text = `${said.title} ${said.subtitle ?? ''} ${said.summary}`.toLowerCase();
  if (/^(share|fraction|proportion)/i.test(unit)) return text.includes('%');
  const word = scales.reduce((left, [pattern]) => left.replace(pattern, ''), unit.toLowerCase()).trim();
  return text.includes(word) || (word === 'percent' && text.includes('%'));
}

function faultsOfExtremes({ said, isRanking, figures, unit, drawn, all }: SaidAndTrue): string[] {
  if (!isRanking || figures.length < 2) return [];
  const scale = scales.find(([pattern]) => unit && pattern.test(unit))?.[1] ?? 1;
  const factors = scale === 100 ? [100] : [scale];
  const [, most, least] =
    /[Hh]ighest.*?\(([^()]*)\)[;,] lowest.*?\(([^()]*)\)/.exec(readable(said.summary)) ?? [];
  if (most === undefined || least === undefined) return ['the highest and the lowest are not named'];
  const faults: string[] = [];
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  if (!factors.some((factor) => isSame(most, highest * factor)))
    faults.push(`the highest is ${highest}, not ${most}`);
  // Where some are left out the lowest of all is none that is drawn.
  if (drawn === all && !factors.some((factor) => isSame(least, lowest * factor)))
    faults.push(`the lowest is ${lowest}, not ${least}`);
  return faults;
}

/** Names in brackets would be taken for figures. */
function readable(summary: string): string {
  return summary
    .replaceAll(/\((?![−-]?\d)[^()]*\)/g, '')
    .replaceAll(/: [^;.(]*\((?=[^)]*\D\))/g, (text) => text);
}

/** Whether a written figure is the number, as far as it was rounded. */
function isSame(written: string, figure: number): boolean {
  const [, sign = '', digits = '', suffix = ''] = /^([−-]?)([\d.,]+)\s*([KMBT]?)/.exec(written.trim()) ?? [];
  const factor = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 }[suffix] ?? 1;
  const plain = digits.replaceAll(',', '');
  const unit = factor * 10 ** -(plain.split('.')[1]?.length ?? 0);
  return Math.abs(Number(plain) * factor * (sign ? -1 : 1) - figure) <= 0.51 * unit + 1e-9 * Math.abs(figure);
}
