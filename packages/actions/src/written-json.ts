/**
 * A result that is already JSON and is sent unchanged: a cached answer, or one made of documents that are
 * stored as JSON, need not be parsed and serialised again. It is held as bytes, because encoding a long text costs
 * more than everything else that a cached answer needs.
 */
export class WrittenJson<Result> {
  readonly bytes: Uint8Array;
  /** The language that its texts are in already; undefined where nobody has looked. */
  readonly language: string | undefined;

  constructor(bytes: Uint8Array, language?: string) {
    this.bytes = bytes;
    this.language = language;
  }

  /** The result itself. */
  read(): Result {
    return JSON.parse(Buffer.from(this.bytes).toString()) as Result;
  }
}
