/**
 * A result that is already JSON and is sent unchanged: a cached answer, or one made of documents that are
 * stored as JSON, need not be parsed and serialised again. It is held as bytes, because encoding a long text costs
 * more than everything else that a cached answer needs. Whoever makes one writes its texts in the language of the call.
 */
export class WrittenJson<Result> {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The result itself. */
  read(): Result {
    return JSON.parse(Buffer.from(this.bytes).toString()) as Result;
  }
}
