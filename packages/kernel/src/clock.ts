/** Gives the current time. Passed in so that tests decide what time it is. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
