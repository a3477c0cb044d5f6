/** Which charts the list is about; the first one where an address names none. */
export const states = ['new', 'reported', 'approved', 'hidden'] as const;
