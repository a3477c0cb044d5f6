import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const CHUNK_BYTES = 256 * 1024;
const PAUSE_MILLISECONDS = 10;

/**
 * Reads a file that is being written from its start, as far as it goes, to its end. Whoever reads slowly keeps
 * nobody waiting: what was written lies on the disk.
 * @param written resolves when nothing more is written; when it rejects, so does the reading
 */
export async function* followFile(path: string, written: Promise<unknown>): AsyncGenerator<Buffer> {
  let ended = false;
  let failure: unknown;
  const end = written.then(
    () => (ended = true),
    (error: unknown) => {
      failure = error;
      ended = true;
    },
  );
  const file = await openWhenThere(path, end, () => ended);
  if (failure) throw failure;
  if (!file) return;
  try {
    for (;;) {
      const wasEnded = ended;
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES));
      if (failure) throw failure;
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (wasEnded) return;
      else await Promise.race([end, pause(PAUSE_MILLISECONDS)]);
    }
  } finally {
    await file.close();
  }
}

async function openWhenThere(
  path: string,
  end: Promise<unknown>,
  hasEnded: () => boolean,
): Promise<FileHandle | undefined> {
  for (;;) {
    const last = hasEnded();
    try {
      return await open(path, 'r');
    } catch (error) {
      if (last) return undefined;
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await Promise.race([end, pause(PAUSE_MILLISECONDS)]);
    }
  }
}

/** Waits for the first piece, so that what fails at once fails before anything was sent. */
export async function withFirstPiece<Piece>(pieces: AsyncGenerator<Piece>): Promise<AsyncGenerator<Piece>> {
  const first = await pieces.next();
  return (async function* () {
    try {
      if (first.done) return;
      yield first.value;
      yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  })();
}
