/** Reads from the content service in the page; undefined where it cannot be reached or refuses. */
export async function askContent<Answer>(path: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`/api/content${path}`, { headers: { accept: 'application/json' }, signal });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
