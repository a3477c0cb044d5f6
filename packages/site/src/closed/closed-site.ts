import { isRouteErrorResponse } from 'react-router';
import type { SiteFrame } from '../frame/site-frame.ts';

/** The frame that a closed site answers every address with, in place of the page; none where something else failed. */
export function frameOfClosed(error: unknown): SiteFrame | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined;
  const frame = error.data as SiteFrame | null;
  return frame?.maintenance ? frame : undefined;
}
