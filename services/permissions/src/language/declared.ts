import type { Node } from '@babel/types';
import type { Relation } from './namespace.ts';

/** A relation, and the node to point at where it is wrong. */
export type Declared = { relation: Relation; at: Node };
