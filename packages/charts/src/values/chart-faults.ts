/**
 * What can be wrong with a chart, for whoever translates the message: the register of the codes. Nothing but tests asks
 * for the meanings, so that they are not in what browsers load.
 */
export const chartFaults = {
  no_channels: 'The chart shows no column yet',
  channel_missing: 'The mark needs another channel',
  field_missing: 'There is no such column',
  name_taken: 'Another column has this name',
  aggregate_unfit: 'The column cannot be counted up so',
  weight_unfit: 'The column cannot weigh',
  time_unit_unfit: 'The column holds no times',
  bin_unfit: 'The column holds no numbers and has no bins',
  filter_unfit: 'The column cannot be filtered so',
  filter_value: 'The value is none of this column',
  choice_unfit: 'A reader cannot choose so of this chart',
  choice_unknown: 'There is no such time or category to choose',
  choice_order: 'The first time is after the last one',
  choice_empty: 'Every category is left out',
  colour_contrast: 'An own colour is too close to the light or the dark ground',
  expression_unexpected: 'The formula holds something that has no meaning there',
  expression_unended: 'The formula ends too early, or a quote or bracket is open',
  expression_function: 'There is no such function',
  expression_arguments: 'The function takes other values',
  expression_type: 'The operator or function takes values of another type',
  expression_deep: 'The formula is nested too deep',
} as const;

export type ChartFault = keyof typeof chartFaults;
