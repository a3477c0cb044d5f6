import type { HarvestResult } from '@gazetteer/harvest';

/** So many failures and vanished datasets are told one by one; their numbers are told in any case. */
const TOLD = 100;

/** What a harvest did, as lines for a person. */
export function describeHarvest(
  result: HarvestResult,
  { dryRun = false, prune = false }: { dryRun?: boolean | undefined; prune?: boolean | undefined } = {},
): string[] {
  const { created, updated, unchanged, left, failed, vanished, pruned } = result;
  const would = dryRun ? 'would be ' : '';
  const number = (count: number) => count.toLocaleString('en');
  return [
    ...told(
      result.failures.map(({ place, reason }) => `failed    ${place}: ${reason}`),
      failed,
    ),
    ...told(
      result.vanishedIds.map((id) => `vanished  ${id}: no longer in the source`),
      vanished,
    ),
    ...(result.resumed ? ['This went on where an earlier run had stopped; the numbers are of both.'] : []),
    `${number(created)} datasets ${would}created, ${number(updated)} ${would}updated, ${number(unchanged)} unchanged, ` +
      `${number(vanished)} vanished, ${number(left)} left out, ${number(failed)} failed`,
    ...vanishedAdvice(result, { dryRun, prune }),
    ...(pruned > 0
      ? [`${number(pruned)} that vanished were deleted; package_patch with "state": "active" brings one back`]
      : []),
    ...(result.finished ? [] : ['Stopped before its end: the same command goes on from here.']),
  ];
}

function told(lines: string[], count: number): string[] {
  const more = count - Math.min(lines.length, TOLD);
  return [...lines.slice(0, TOLD), ...(more > 0 ? [`… and ${more.toLocaleString('en')} more`] : [])];
}

function vanishedAdvice(
  { vanished, pruned, failed }: HarvestResult,
  { dryRun, prune }: { dryRun: boolean; prune: boolean },
): string[] {
  if (vanished === 0 || pruned > 0 || dryRun) return [];
  if (prune && failed > 0) return ['None that vanished was deleted, because some entries could not be read.'];
  return prune ? [] : ['Those that vanished are still here: --prune deletes them.'];
}
