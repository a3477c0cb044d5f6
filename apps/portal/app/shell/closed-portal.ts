import { isRouteErrorResponse } from 'react-router';
import type { Shell } from '../site/use-shell.ts';

/** The frame that a closed portal answers every address with, in place of the page; none where something else failed. */
export function frameOfClosed(error: unknown): Shell | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined;
  const frame = error.data as Shell | null;
  return frame?.maintenance ? frame : undefined;
}
