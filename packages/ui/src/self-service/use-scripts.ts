import { useEffect, useMemo } from 'react';
import type { UiNode } from './flow-ui.ts';
import { loadScript } from './load-script.ts';
import { callTrigger, loadTrigger } from './trigger.ts';

/**
 * Loads the scripts of a form and then calls what its nodes ask for at the start, such as the offer of passkeys
 * in the field for the address.
 * @returns a function that resolves when the scripts are there, whenever it is called, and rejects when one of them
 * cannot be loaded
 */
export function useScripts(nodes: readonly UiNode[]): () => Promise<void> {
  // Each answer brings the same scripts again.
  const scripts = useMemo(
    () => nodes.flatMap((node) => (node.type === 'script' ? [node.attributes] : [])),
    [nodes],
  );
  // A button may be pressed before the effect below has run, so that waiting begins to load as well.
  const whenReady = async () => {
    await Promise.all(scripts.map(loadScript));
  };
  useEffect(() => {
    let isOver = false;
    const start = async () => {
      try {
        await Promise.all(scripts.map(loadScript));
      } catch {
        // The button that needs the script says so when it is pressed.
        return;
      }
      const triggers = isOver
        ? []
        : nodes.flatMap((node) => (node.type === 'input' ? [loadTrigger(node)] : []));
      for (const trigger of triggers) if (trigger) void callTrigger(trigger);
    };
    void start();
    return () => {
      isOver = true;
    };
  }, [scripts, nodes]);
  return whenReady;
}
