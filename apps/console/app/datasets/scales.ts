/** The scales of measurement that a column can be on. */
export const scales = ['nominal', 'ordinal', 'interval', 'ratio'] as const;

/** Whether the values of a column may be added up: always, over all but time, or never. */
export const additivities = ['additive', 'semi_additive', 'non_additive'] as const;
