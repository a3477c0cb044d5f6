import { type ApplicationError, invalidInput } from '@gazetteer/kernel';
import { notImplemented } from '../not-implemented.ts';

/** 400: the filter cannot be read, or asks for what does not fit. */
export function filterFault(rule: string): ApplicationError {
  return invalidInput({ $filter: [rule] });
}

/** 501: the filter uses a part of the language that is not offered. */
export function filterNotOffered(part: string): ApplicationError {
  return notImplemented('$filter', part);
}
