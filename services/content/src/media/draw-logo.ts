import { createBoundedQueue } from '@gazetteer/kernel';
import { inspectImage } from './inspect-image.ts';
import { openImage } from './open-image.ts';

/** Twice as wide as pages show it, for fine screens. */
const LONGEST_SIDE = 512;
const QUALITY = 85;

/**
 * Opens what draws logos: upright, small, as WebP, what is seen through stays so, and without anything else that the file says.
 * A file that is no picture we take has no logo. One is drawn at a time.
 */
export function createLogoDrawer(): (path: string) => Promise<Buffer | undefined> {
  const queue = createBoundedQueue({ concurrency: 1, waiting: 100 });
  return (path) =>
    queue(async () => {
      try {
        await inspectImage(path);
        const image = (await openImage(path)).autoOrient();
        const small = image.resize({
          width: LONGEST_SIDE,
          height: LONGEST_SIDE,
          fit: 'inside',
          withoutEnlargement: true,
        });
        return await small.webp({ quality: QUALITY }).toBuffer();
      } catch {
        return undefined;
      }
    });
}
