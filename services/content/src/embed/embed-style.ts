import { createHash } from 'node:crypto';
import { palettes, type Theme } from '@gazetteer/charts';

const colours = (theme: Theme) => {
  const { paper, ink, secondInk, hairline } = palettes[theme];
  return `--paper:${paper};--ink:${ink};--second:${secondInk};--line:${hairline}`;
};

// The chart takes what the host's frame leaves beside the words, whatever the frame's height.
const style = `:root{color-scheme:light;${colours('light')}}
:root[data-theme=dark]{color-scheme:dark;${colours('dark')}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours('dark')}}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;gap:8px;min-height:100vh;padding:16px;background:var(--paper);color:var(--ink);
font:14px/1.45 'Anek Latin','Noto Sans',system-ui,sans-serif;overflow-wrap:anywhere}
h1{font:600 17px/1.3 'Source Serif 4','Noto Serif',Georgia,serif}
picture{flex:1 1 200px;display:flex;min-height:160px}
img{width:100%;height:100%;max-height:calc(100vh - 120px);object-fit:contain;object-position:left top}
footer{display:flex;flex-wrap:wrap;gap:4px 16px;padding-top:8px;border-top:1px solid var(--line);color:var(--second);
font-size:13px}
a{color:inherit;display:inline-block;min-height:24px;line-height:24px;text-underline-offset:2px}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
span{line-height:24px}
`;

const digest = createHash('sha256').update(style).digest('base64');

/** The style of embedded charts, as an element. */
export const styleElement = `<style>${style}</style>`;

/**
 * What an embedded chart may load and do, and that any site may show it: pictures of this site, the one style, no script
 * whatever its title says.
 */
export const embedPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${digest}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');
