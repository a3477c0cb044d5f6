import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { faceFiles, letters } from './face-files.ts';

/** Makes the files of the faces that pictures carry: of the sites' faces, the letters that pictures use. */
const require = createRequire(import.meta.url);

for (const { source, file, part } of faceFiles) {
  const whole = await readFile(require.resolve(source));
  const bytes = await subset(whole, letters[part], {
    targetFormat: 'woff2',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: ['kern'],
    dropTables: ['DSIG', 'STAT', 'gasp', 'meta', 'GDEF'],
  });
  await writeFile(file, bytes);
}
