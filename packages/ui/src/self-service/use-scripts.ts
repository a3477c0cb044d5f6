import { useEffect, useMemo, useRef } from 'react';
import type { UiNode } from './flow-ui.ts';
import { loadScript } from './load-script.ts';
import { loadTrigger, pull } from './trigger.ts';

/**
 * Loads the scripts of a form and then calls what its nodes ask for at the start, such as the offer of passkeys
 * in the field for the address.
 * @returns what waits until they have come
 */
export function useScripts(nodes: readonly UiNode[]): () => Promise<void> {
  const ready = useRef(Promise.resolve());
  // Each answer brings the same scripts again.
  const wanted = useMemo(
    () => nodes.flatMap((node) => (node.type === 'script' ? [node.attributes] : [])),
    [nodes],
  );
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      await Promise.all(wanted.map(loadScript));
    };
    const start = async () => {
      await ready.current;
      const triggers = isOver
        ? []
        : nodes.flatMap((node) => (node.type === 'input' ? [loadTrigger(node)] : []));
      for (const trigger of triggers) if (trigger) pull(trigger);
    };
    ready.current = load();
    void start();
    return () => {
      isOver = true;
    };
  }, [wanted, nodes]);
  return () => ready.current;
}
