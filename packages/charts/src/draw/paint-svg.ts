import type { TopLevelSpec } from 'vega-lite';
import { compactPath } from '../compact-path.ts';
import type { Palette } from '../palette.ts';

/**
 * Lets Vega paint a specification as SVG text. Formulas run in Vega's interpreter, so that pages need no
 * `unsafe-eval`. The libraries are loaded at the first call.
 * @param alt what the picture shows, as its label
 */
export async function paintSvg(drawing: TopLevelSpec, alt: string, palette: Palette): Promise<string> {
  const [vega, { compile }, { expressionInterpreter }] = await Promise.all([
    import('vega'),
    import('vega-lite'),
    import('vega-interpreter'),
  ]);
  const view = new vega.View(vega.parse(compile(drawing).spec, {}, { ast: true }), {
    renderer: 'none',
    logLevel: vega.Error,
    expr: expressionInterpreter,
  });
  try {
    return polish(await view.toSVG(), alt, palette);
  } finally {
    view.finalize();
  }
}

function polish(svg: string, alt: string, palette: Palette): string {
  return withHatching(shortened(svg), palette).replace(
    /<svg /,
    // A function: a dollar sign in a title must not be read as a pattern.
    () => `<svg role="img" aria-label="${escapeAttribute(alt)}" `,
  );
}

/** Leaves out what Vega says of each part: the whole is one image with one label. */
function shortened(svg: string): string {
  return (
    svg
      .replace(/ (?:role="graphics-[a-z]+"|aria-[a-z]+="[^"]*"|class="[^"]*")/g, '')
      // Frames of groups, which are not painted.
      .replace(/<path d="(?:M0,0h[\d.]+v[\d.]+h-[\d.]+Z)?"(?: display="none")?\/>/g, '')
      .replaceAll(' transform="translate(0,0)"', '')
      .replace(/\bd="([^"]*)"/g, (_all, path: string) => `d="${compactPath(path)}"`)
  );
}

/** Vega knows no patterns: the colour that marks areas without data becomes one here. */
function withHatching(svg: string, palette: Palette): string {
  const { ground, line } = palette.noData;
  const fill = `fill="${ground}"`;
  // A page may hold a light and a dark chart at once.
  const id = `no-data-${ground.slice(1)}`;
  if (!svg.includes(fill)) return svg;
  const pattern =
    `<defs><pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<rect width="5" height="5" ${fill}/><path d="M0 0V5" stroke="${line}" stroke-width="2"/></pattern></defs>`;
  return svg.replaceAll(fill, `fill="url(#${id})"`).replace(/(<svg [^>]*>)/, `$1${pattern}`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
