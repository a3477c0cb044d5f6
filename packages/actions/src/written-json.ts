/**
 * A result that is JSON already and is sent as it stands: an answer that was kept, or one made of documents that are
 * stored as JSON, need not be read and written again. Kept as bytes, because encoding a long text costs more than all
 * else that an answer takes which is only looked up.
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
