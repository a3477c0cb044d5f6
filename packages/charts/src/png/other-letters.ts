import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** The letters of the sites' faces: with others Skia's SVG paints boxes, as it takes the first face of a list alone. */
const OWN_LETTERS =
  /^[\t\n\r -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212\u2215\ufffd]*$/u;

const groups = /<g ([^>]*font-size="[^>]*)>((?:<text[^>]*>[^<]*<\/text>)+)<\/g>/g;
const aligned = { start: 'left', middle: 'center', end: 'right' } as const;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** A text of a picture, with how it looks and where it stands, in pixels of the drawing. */
export type OtherText = {
  text: string;
  x: number;
  y: number;
  angle: number;
  fill: string;
  align: 'left' | 'center' | 'right';
  size: number;
  weight: string;
  families: string;
};

/**
 * Takes out of a drawing the texts whose letters the sites' faces do not have, such as Hindi or Greek names. They stand
 * above all else in a drawing, so they can be painted upon it.
 */
export function takeOtherTexts(svg: string): { rest: string; texts: OtherText[] } {
  const [, sans = 'sans-serif'] = /<g fill="none"[^>]*font-family="([^"]*)"/.exec(svg) ?? [];
  const [, margin = '0'] = /<g fill="none"[^>]*transform="translate\(([\d.]+),/.exec(svg) ?? [];
  const texts: OtherText[] = [];
  const rest = svg.replaceAll(groups, (_, look: string, content: string) => {
    const left = content.replaceAll(/<text([^>]*)>([^<]*)<\/text>/g, (whole, place: string, text: string) => {
      if (OWN_LETTERS.test(text)) return whole;
      texts.push({
        text: text.replaceAll(/&(amp|quot|lt|gt);/g, (_entity, name: string) => entities[name] ?? ''),
        x: Number(attribute(place, 'x')) + Number(margin),
        y: Number(attribute(place, 'y')) + Number(margin),
        angle: Number(/rotate\((-?[\d.]+)/.exec(place)?.[1] ?? 0),
        fill: attribute(look, 'fill') ?? '#000',
        align: aligned[attribute(look, 'text-anchor') as keyof typeof aligned] ?? 'left',
        size: Number(attribute(look, 'font-size')),
        weight: attribute(look, 'font-weight') ?? '400',
        families: attribute(look, 'font-family') ?? sans,
      });
      return '';
    });
    return left === '' ? '' : `<g ${look}>${left}</g>`;
  });
  return { rest, texts };
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

/**
 * Paints such texts in the sites' faces and, letter by letter, in whatever face of the system has them.
 * @param scale pixels of the picture for one of the drawing
 */
export function paintOtherTexts(context: SKRSContext2D, texts: readonly OtherText[], scale: number): void {
  if (texts.length === 0) return;
  const installed = installedFamilies();
  for (const { text, x, y, angle, fill, align, size, weight, families } of texts) {
    context.save();
    context.translate(x * scale, y * scale);
    context.rotate((angle * Math.PI) / 180);
    context.font = `${weight} ${size * scale}px ${families}, ${installed}`;
    context.fillStyle = fill;
    context.textAlign = align;
    context.fillText(text, 0, 0);
    context.restore();
  }
}

/** The faces of the system, those of one design for all scripts first. */
function installedFamilies(): string {
  const rankOf = (family: string) =>
    ['Noto Sans', 'DejaVu Sans', ''].findIndex((start) => family.startsWith(start));
  return GlobalFonts.families
    .map(({ family }) => family)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other, 'en'))
    .map((family) => `"${family}"`)
    .join(', ');
}
