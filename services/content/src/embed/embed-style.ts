import { createHash } from 'node:crypto';
import { palettes, type Theme } from '@gazetteer/charts';
import { scriptDigest } from './embed-script.ts';

const colours = (theme: Theme) => {
  const { paper, ink, secondInk, hairline } = palettes[theme];
  return `--paper:${paper};--ink:${ink};--second:${secondInk};--line:${hairline}`;
};

// The picture says title and source itself; it takes what the host's frame leaves, whatever its height.
const style = `:root{color-scheme:light;${colours('light')}}
:root[data-theme=dark]{color-scheme:dark;${colours('dark')}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours('dark')}}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:14px/24px 'Anek Latin','Noto Sans',system-ui,sans-serif;
overflow-wrap:anywhere}
main{display:flex;flex-direction:column;height:100vh;min-height:260px}
h1{padding:20px 20px 8px;font:600 17px/1.3 'Source Serif 4','Noto Serif',Georgia,serif}
p{padding:0 20px}
.heard{position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
picture{flex:1 1 0;min-height:160px}
img{display:block;width:100%;height:100%;object-fit:contain;object-position:left top}
footer{display:flex;flex-wrap:wrap;gap:4px 16px;padding:0 20px 12px;color:var(--second);font-size:13px}
a{color:inherit;display:inline-block;text-underline-offset:2px}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;

const digest = createHash('sha256').update(style).digest('base64');

/** The style of embedded charts, as an element. */
export const styleElement = `<style>${style}</style>`;

/**
 * What an embedded chart may load and do, and that any site may show it: pictures of this site, the one style, and no
 * script whatever its title says but the one that tells its height, where that is asked for.
 */
export function embedPolicy({ fit }: { fit: boolean }): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${digest}'`,
    ...(fit ? [`script-src '${scriptDigest}'`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}
