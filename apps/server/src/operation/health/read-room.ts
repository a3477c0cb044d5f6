import { tmpdir } from 'node:os';
import { roomOf } from '@gazetteer/kernel';

/** The room on the disks that a process writes to: that of its data and that of temporary files. */
export async function readRoom(dataFolder: string) {
  const [data, temporary] = await Promise.all([roomOf(dataFolder), roomOf(tmpdir())]);
  return [
    { place: 'data' as const, free_bytes: data.free, total_bytes: data.total },
    { place: 'temporary' as const, free_bytes: temporary.free, total_bytes: temporary.total },
  ];
}
