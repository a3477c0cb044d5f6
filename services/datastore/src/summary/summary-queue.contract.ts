/** Measures tables after they were written, one at a time, so that no reader has to wait for it. */
export type SummaryQueue = {
  /** Notes a table whose rows changed; of several changes meanwhile the last one is measured. */
  add(resourceId: string): void;
  /** Stops measuring; what was not measured is when somebody asks for it. */
  close(): Promise<void>;
};
