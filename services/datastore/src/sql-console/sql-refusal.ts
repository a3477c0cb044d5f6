/** Why a query is not run. */
export type RefusalReason = 'several_statements' | 'construct' | 'function' | 'table' | 'too_complex';

/** The query is legible, and is not one that strangers may run. The message is for its author. */
export class SqlRefusal extends Error {
  readonly reason: RefusalReason;
  /** Where in the text, as bytes from its start. */
  position: number | undefined;
  constructor(reason: RefusalReason, message: string, position?: number) {
    super(message);
    this.name = 'SqlRefusal';
    this.reason = reason;
    this.position = position;
  }
}
