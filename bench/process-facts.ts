import { readdir, readFile } from 'node:fs/promises';

// All of these read /proc, as proc(5) describes it; of a process that has ended there is nothing.

/** The memory of a process that is in use, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const { own, mapped } = await memoryParts(pid);
  return own + mapped;
}

/** The memory that a process has to itself, and the parts of mapped files that it has in view: the system takes these back. */
export async function memoryParts(pid: number): Promise<{ own: number; mapped: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
  return { own: bytes('RssAnon') + bytes('RssShmem'), mapped: bytes('RssFile') };
}

/** Time that a process has spent on a processor, in milliseconds. */
export async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // The kernel counts in ticks of ten milliseconds: utime and stime are fields 14 and 15.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The processes that a process has started, and those these have. */
export async function descendants(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(descendants))).flat()];
}

/** How many files, sockets and pipes a process has open. */
export async function openHandles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
}
