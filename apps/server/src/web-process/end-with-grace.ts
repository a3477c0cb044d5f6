import closeWithGrace, { type Options } from 'close-with-grace';

export type Ending = {
  /** How long closing may take. */
  milliseconds: number;
  log: { fatal(details: object, message: string): void };
};

/**
 * Closes what the process holds when it is told to end, and after a fault that nothing caught: what else that has broken is not
 * known, and nobody would learn of it, so it is logged.
 * @param close is told whether a signal asks for the end
 */
export function endWithGrace({ milliseconds, log }: Ending, close: (isTold: boolean) => Promise<void>): void {
  const tellFault = (err: unknown) => log.fatal({ err }, 'the process ends: nothing caught this fault');
  const options: Options = {
    delay: milliseconds,
    logger: false,
    onSecondError: tellFault,
    // A process that has nothing left to do could not start, and has set its exit code, which would be 0 then.
    skip: ['beforeExit'],
  };
  closeWithGrace(options, async ({ signal, err }) => {
    if (err) tellFault(err);
    await close(signal !== undefined);
  });
}
