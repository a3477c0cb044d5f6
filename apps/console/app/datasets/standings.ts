/** How far a dataset is, in the words of `dataset_desk_list` and the order in which the desk offers them. */
export const standings = [
  'submitted',
  'draft',
  'scheduled',
  'public',
  'private',
  'withdrawn',
  'deleted',
] as const;
export type Standing = (typeof standings)[number];
