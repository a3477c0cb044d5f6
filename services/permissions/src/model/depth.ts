import { badRequest } from '@gazetteer/ory';
import type { Limits } from './limits.ts';

/** Steps to look: what is asked for, as far as the project allows. */
export function clampDepth(asked: number | undefined, limits: Limits): number {
  return asked === undefined || asked <= 0 ? limits.depth : Math.min(asked, limits.depth);
}

/** The depth that a parameter asks for. @throws OryError 400 for what is no whole number */
export function readDepth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw badRequest('The parameter max-depth is a whole number.');
  return Number(text);
}
