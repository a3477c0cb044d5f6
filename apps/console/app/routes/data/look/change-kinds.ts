/** What can have become of a row, in the order of the page. */
export const changeKinds = ['changed', 'added', 'removed'] as const;
