import type { Topology } from '@gazetteer/charts';

const shapes = new Map<string, Promise<Topology>>();

/** The shapes of an address, asked for once. */
export async function askShapes(url: string, signal: AbortSignal): Promise<Topology> {
  const asked = shapes.get(url) ?? fetchShapes(url);
  shapes.set(url, asked);
  const drawing = await asked;
  signal.throwIfAborted();
  return drawing;
}

async function fetchShapes(url: string): Promise<Topology> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The shapes were answered with ${answer.status}`);
    return (await answer.json()) as Topology;
  } catch (error) {
    // Who tries again asks again.
    shapes.delete(url);
    throw error;
  }
}
