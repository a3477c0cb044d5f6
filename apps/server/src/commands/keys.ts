import { ownSetNames, replaceSigners, SHOWN_BEFORE_MILLISECONDS } from '@gazetteer/oauth';
import { Command, Option } from 'commander';
import { addSecretKey, makeSecretKey } from '../secret-keys.ts';
import { loadSettings } from '../settings.ts';
import { withApplication } from './with-application.ts';

type Options = { set?: string; secrets?: true };

const more = `
Keys that sign are replaced by themselves every 90 days (oauth2.keys of the site file). By hand they are where one may be known
to others, and the sealing key only then or by rule. docs/operations.md says what follows.`;

/** `gazetteer keys`: the keys that sign tokens, and the one that seals what accounts keep secret. */
export function keysCommand(): Command {
  return new Command('keys')
    .description('replace the keys that sign tokens, or the one that seals')
    .addCommand(rotateCommand());
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('let new keys sign; the old ones are shown as long as tokens made with them may hold')
    .addOption(new Option('--set <name>', 'only the keys of this set').choices(ownSetNames))
    .addOption(
      new Option('--secrets', 'replace the key that seals the secrets of accounts instead').conflicts('set'),
    )
    .addHelpText('after', more)
    .action(async ({ set, secrets }: Options) => {
      if (secrets) await rotateSecrets();
      else await rotateSigners(set === undefined ? ownSetNames : [set]);
    });
}

async function rotateSigners(sets: readonly string[]): Promise<void> {
  const lines = await withApplication(async ({ oauth, identity }) => {
    const told: string[] = [];
    for (const { project, set, algorithm, from, to } of await replaceSigners(oauth, sets)) {
      const { slug } = await identity.projects.ofId(project);
      told.push(`${slug}  ${set}  ${algorithm}: ${to} takes over from ${from}`);
    }
    return told;
  });
  if (lines.length === 0) {
    console.log('Nothing has been signed yet: the first token makes the keys.');
    return;
  }
  for (const line of lines) console.log(line);
  console.error(
    `The new keys sign in ${SHOWN_BEFORE_MILLISECONDS / 1000} seconds, in every process, without a restart. Tokens that the old ones signed stay`,
  );
  console.error(
    'valid, and the old ones are shown until the last of these is over (oauth2.keys.retained at least).',
  );
  console.error('Programs that check tokens read the list of keys again when they meet a new name.');
  console.error(
    'Is a key known to others? Then remove it now, with DELETE /api/.ory/admin/keys/{set}/{kid}:',
  );
  console.error('what it has signed is refused from then on, forged or not.');
}

async function rotateSecrets(): Promise<void> {
  const settings = loadSettings(process.env);
  if (settings.SECRETS !== undefined) {
    console.log(makeSecretKey());
    console.error(
      'This is a new key. Put it behind the others in SECRETS, after a comma, and start every node again;',
    );
    console.error(
      'then put it before the others, and start every node again. So no node meets what it cannot open.',
    );
  } else {
    const file = await addSecretKey(settings);
    console.log(`${file} has a new key before the others.`);
    console.error(
      'Start the server again now: until then it cannot open what other commands seal with the new key.',
    );
  }
  console.error(
    'From then on the new key seals, and all of them open. Do not remove the old ones: second factors,',
  );
  console.error('secrets of providers and signing keys stay sealed with the key they were sealed with.');
}
