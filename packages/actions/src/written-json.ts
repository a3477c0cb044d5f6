/**
 * A result that is JSON text already and is sent as it stands: an answer that was kept, or one made of documents that
 * are stored as JSON, need not be read and written again.
 */
export class WrittenJson<Result> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The result itself. */
  read(): Result {
    return JSON.parse(this.text) as Result;
  }
}
