import { Command } from 'commander';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';

const marks: Record<Finding['state'], string> = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

/** `gazetteer doctor`: checks everything a server needs, and says what to do. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check settings, stores, disk, Node, query workers, site build and port, and say what to do')
    .option('--deep', 'read all stored files, too, and compare them with what was stored; this may take long')
    .action(async ({ deep = false }: { deep?: boolean }) => {
      let problems = 0;
      for await (const { state, name, message, advice } of diagnose(process.env, { deep })) {
        console.log(`${marks[state]}  ${name}: ${message}`);
        if (advice) console.log(`         → ${advice}`);
        if (state === 'problem') problems += 1;
      }
      console.log(
        problems === 0
          ? 'Everything a server needs is here.'
          : `${problems} ${problems === 1 ? 'problem' : 'problems'} found.`,
      );
      if (problems > 0) process.exitCode = 1;
    });
}
