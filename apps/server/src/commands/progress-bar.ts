import { Presets, SingleBar } from 'cli-progress';

export type ProgressState = { done: number; total: number; label: string };

/**
 * A progress bar on standard error, so that what a command answers can be piped on. Where there is no
 * terminal (a log, CI) each new label is a line instead.
 */
export function progressBar(title: string): { update: (state: ProgressState) => void; stop: () => void } {
  return process.stderr.isTTY ? terminalBar(title) : plainLines(title);
}

function terminalBar(title: string) {
  const format = `${title} {bar} {percentage} % | {label}`;
  const bar = new SingleBar(
    { format, hideCursor: true, stream: process.stderr, clearOnComplete: false },
    Presets.rect,
  );
  let started = false;
  return {
    update({ done, total, label }: ProgressState) {
      if (started) bar.update(done, { label });
      else bar.start(Math.max(total, 1), done, { label });
      started = true;
    },
    stop() {
      if (started) bar.stop();
    },
  };
}

function plainLines(title: string) {
  let last = '';
  return {
    update({ done, total, label }: ProgressState) {
      if (label === last || label === '') return;
      last = label;
      const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
      process.stderr.write(`${title} ${String(percent).padStart(3)} %  ${label}\n`);
    },
    stop() {},
  };
}
