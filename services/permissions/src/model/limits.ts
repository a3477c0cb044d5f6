/** How far a check or an expansion looks; a setting of each project. */
export type Limits = {
  /** Steps from one object to the next. */
  depth: number;
  /** Subject sets of one object and relation that are looked into. */
  width: number;
};

/** The limits of a project that sets none; those of Ory Keto. */
export const DEFAULT_LIMITS: Limits = { depth: 5, width: 100 };

/** The most that a project can set. A check reads its levels one after the other, so depth costs time, and width memory. */
export const HIGHEST_LIMITS: Limits = { depth: 100, width: 10_000 };
