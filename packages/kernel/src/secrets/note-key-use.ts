/** A key that is used all the time costs one write a minute. */
const USE_MILLISECONDS = 60_000;

/**
 * Notes that a key is used, once a minute at most. The note is of use to people; a store that cannot take it, such as a full one,
 * must not lock programs out.
 * @param write keeps the time of the use
 */
export async function noteKeyUse(
  { last_used_at }: { last_used_at: string | null },
  now: Date,
  write: (usedAt: string) => Promise<void>,
): Promise<void> {
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < USE_MILLISECONDS) return;
  await write(now.toISOString()).catch(() => undefined);
}
