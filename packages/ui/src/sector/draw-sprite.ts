/**
 * Writes `sector-icons.svg`, one drawing a sector, from the outlines of @tabler/icons-react (MIT). A page fetches
 * the file once; as components the same icons would weigh on every page's script. Run after changing the list:
 * `npm run draw:sectors -w @gazetteer/ui`.
 */
import { writeFile } from 'node:fs/promises';
import { sectorIcons } from './sector-icons.ts';

type Node = [element: string, attributes: Record<string, string>];

async function symbolOf(key: string, icon: string): Promise<string> {
  const { __iconNode: nodes } = (await import(`@tabler/icons-react/dist/esm/icons/${icon}.mjs`)) as {
    __iconNode: Node[];
  };
  const shapes = nodes.map(([element, { key: _key, ...attributes }]) => {
    const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${element}${text.join('')}/>`;
  });
  return `<symbol id="${key}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

const symbols = await Promise.all(Object.entries(sectorIcons).map(([key, icon]) => symbolOf(key, icon)));
const file = new URL('sector-icons.svg', import.meta.url);
await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
