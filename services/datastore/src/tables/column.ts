/** What a person may write about a column; other keys are kept as they come. */
export type ColumnInfo = {
  label?: string;
  notes?: string;
  unit?: string;
  role?: 'dimension' | 'measure' | 'time' | 'geo';
  level?: string;
  scheme?: string;
  [key: string]: unknown;
};

export type Column = { id: string; type: string; info: ColumnInfo };
