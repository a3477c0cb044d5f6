import type { ExpandPermissionsAnswer } from '@gazetteer/client/ory';
import { writeSubject } from '../../../relation-tuples/written-tuple.ts';

/** A subject that stands in a set; where it is a set itself, with those who stand in it. */
export interface ExpandedTree {
  subject: string;
  isSet: boolean;
  /** There is more below it than is shown. */
  isCut: boolean;
  children: ExpandedTree[];
}

/** The tree of an expansion as it is drawn. */
export function expandedTree({ tuple, children = [], truncated }: ExpandPermissionsAnswer): ExpandedTree {
  return {
    subject: writeSubject(tuple),
    isSet: tuple.subject_set !== undefined,
    isCut: truncated === true,
    children: children.map(expandedTree),
  };
}
