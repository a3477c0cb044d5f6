import type { ScriptAttributes } from './flow-ui.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads a script that a flow needs, once a page. The browser refuses it unless it is the one whose digest the
 * flow names, and unless the page's policy allows its address. A script that fails is not loaded: what needs it
 * then does nothing.
 */
export function loadScript(attributes: ScriptAttributes): Promise<void> {
  const known = loading.get(attributes.src);
  if (known) return known;
  const loaded = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(attributes.src);
      resolve();
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
