import type { ScriptAttributes } from './flow-ui.ts';

/** Milliseconds after which a script that has not come counts as one that cannot be loaded. */
const PATIENCE = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script that a flow needs, once a page; a script that failed is loaded again by the next call. The browser
 * refuses it unless it is the one whose digest the flow names, and unless the page's policy allows its address.
 * @throws Error when the script could not be loaded
 */
export function loadScript(attributes: ScriptAttributes): Promise<void> {
  const known = loading.get(attributes.src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading.delete(attributes.src);
      script.remove();
      reject(new Error(`${attributes.src} could not be loaded`));
    };
    const timer = setTimeout(fail, PATIENCE);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.id = attributes.id;
    script.async = attributes.async;
    script.crossOrigin = attributes.crossorigin;
    script.referrerPolicy = attributes.referrerpolicy;
    script.integrity = attributes.integrity;
    script.src = attributes.src;
    document.head.append(script);
  });
  loading.set(attributes.src, loaded);
  return loaded;
}
