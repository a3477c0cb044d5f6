// Apart from the schema that checks them: a browser needs these words and not the checker.

/** Stands for all categories beyond the greatest ones; of private characters, so that no cell is like it. */
export const OTHER = '\ue000other';
