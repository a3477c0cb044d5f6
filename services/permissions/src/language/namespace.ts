/** A kind of objects and the relations that others can have to them; a class of the language. */
export type Namespace = {
  name: string;
  /** What tuples state (`related`) and what follows from them (`permits`), by name. */
  relations: ReadonlyMap<string, Relation>;
};

export type Relation = {
  name: string;
  /** Who may stand in a tuple of this relation; empty for a permit. */
  types: readonly SubjectType[];
  /** From what a permit follows; undefined for a relation that tuples state. */
  rule: Expression | undefined;
};

/** Objects of a namespace, or with a relation, whoever has that relation to them. */
export type SubjectType = { namespace: string; relation: string | undefined; span: Span };

/** The rule of a permit. `&&` and `||` have equal rank and group to the left, so each holds two operands or more. */
export type Expression =
  | { kind: 'union'; operands: readonly Expression[] }
  | { kind: 'intersection'; operands: readonly Expression[] }
  | { kind: 'not'; operand: Expression }
  | Computed
  | Traversal;

/** Holds where the subject has another relation to the same object. */
export type Computed = { kind: 'computed'; relation: string; permit: boolean; span: Span };

/** Holds where the subject has `relation` to any object that stands in `through` of this one. */
export type Traversal = {
  kind: 'traversal';
  through: string;
  relation: string;
  permit: boolean;
  span: Span;
};

/** A part of a text; its end is behind the last character. Lines and columns count from 1. */
export type Span = { start: Position; end: Position };
export type Position = { line: number; column: number };

/** Something wrong with a text of the language, or doubtful, with its position. */
export type Fault = { message: string; span: Span };

/** What a text of the language says. With faults it must not be used; warnings are advice. */
export type Language = {
  namespaces: ReadonlyMap<string, Namespace>;
  faults: readonly Fault[];
  warnings: readonly Fault[];
};

/** Where the readers of a text note what they find. */
export type Notes = { faults: Fault[]; warnings: Fault[] };
