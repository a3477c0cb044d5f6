/** Families whose faces a picture needs, as charts name them. */
const FAMILIES = new Set(['Anek Latin', 'Source Serif 4']);

/**
 * Turns a chart into a PNG picture. Pictures cannot load the page's fonts, so those the page has are put inside.
 * @param scale pixels of the picture for one of the chart
 */
export async function chartPicture(svg: string, scale: number): Promise<Blob> {
  const faces = await fontFaces();
  const styled = svg.replace(/<svg [^>]*>/, (root) => `${root}<style>${faces}</style>`);
  const [width, height] = sizeOf(svg);
  const url = URL.createObjectURL(new Blob([styled], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture is too large for this browser');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function sizeOf(svg: string): [width: number, height: number] {
  const [, width, height] = /<svg [^>]*\bwidth="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}

/** The page's own font faces with the fonts inside; those that cannot be had are left out. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => faceRules(sheet));
  const faces = await Promise.all(rules.map(inlineFont));
  return faces.join('');
}

function faceRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter(
      (rule) => rule instanceof CSSFontFaceRule && isOurs(rule),
    ) as CSSFontFaceRule[];
  } catch {
    // Sheets of other hosts do not show their rules.
    return [];
  }
}

function isOurs(rule: CSSFontFaceRule): boolean {
  return FAMILIES.has(rule.style.getPropertyValue('font-family').replaceAll(/["']/g, ''));
}

async function inlineFont(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (!address) return '';
  try {
    const answer = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return rule.cssText.replace(/src:[^;]+;/, `src: url(data:font/woff2;base64,${toBase64(bytes)});`);
  } catch {
    return '';
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 32_768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768));
  }
  return btoa(text);
}
