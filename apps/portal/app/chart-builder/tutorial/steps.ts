/** What the tutorial says, and the mark (`data-tutorial`) of the thing it says it beside. */
export const tutorialSteps = [
  { name: 'choose', beside: 'charts' },
  { name: 'fields', beside: 'fields' },
  { name: 'drag', beside: 'shelves' },
  { name: 'save', beside: 'save' },
] as const;
