/** A call that was not sent, because a parameter is missing that it needs. */
export class RequiredError extends Error {
  /** The name of the parameter. */
  readonly field: string;
  readonly operation: string;

  constructor(field: string, operation: string) {
    super(`Required parameter ${field} was null or undefined when calling ${operation}.`);
    this.name = 'RequiredError';
    this.field = field;
    this.operation = operation;
  }
}
