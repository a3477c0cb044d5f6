import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { EngineName } from '../e2e/engines/engine.ts';

/** A program that the tests in other engines need. */
interface Program {
  name: string;
  engine: EngineName;
  find: () => string | undefined;
  /** Debian's package with it. */
  debian?: string;
  /** Where it is built from instead. */
  crate?: { name: string; version: string };
}

const geckodriver = { name: 'geckodriver', version: '0.37.1' };

/** Where it is built: outside the checkout, because that takes minutes and every checkout needs it. */
function builtDriver(): string {
  const caches = process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache');
  return path.join(caches, `gazetteer/${geckodriver.name}-${geckodriver.version}`);
}

const programs = {
  firefox: {
    name: 'Firefox',
    engine: 'firefox',
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    debian: 'firefox-esr',
  },
  geckodriver: {
    name: 'geckodriver',
    engine: 'firefox',
    find: () => onPath('geckodriver') ?? [path.join(builtDriver(), 'bin/geckodriver')].find(isExecutable),
    crate: geckodriver,
  },
  miniBrowser: {
    name: 'MiniBrowser',
    engine: 'webkit',
    find: () => globSync('/usr/lib{,exec}{,/*}/webkit2gtk-4.*/MiniBrowser').find(isExecutable),
    debian: 'webkit2gtk-driver',
  },
  webKitDriver: {
    name: 'WebKitWebDriver',
    engine: 'webkit',
    find: () => onPath('WebKitWebDriver'),
    debian: 'webkit2gtk-driver',
  },
  screen: { name: 'Xvfb', engine: 'webkit', find: () => onPath('Xvfb'), debian: 'xvfb' },
} satisfies Record<string, Program>;

/** Where each program is; empty where it is not. */
export type EnginePrograms = Record<keyof typeof programs, string>;

/**
 * Finds the programs of these engines, and installs what is missing: Debian's packages as root, and what is a crate by cargo.
 * @throws with what is missing and how it is installed
 */
export function ensureEngines(engines: readonly EngineName[]): EnginePrograms {
  const needed: Program[] = Object.values(programs).filter(({ engine }) => engines.includes(engine));
  const missing = () => needed.filter(({ find }) => find() === undefined);
  installPackages(packagesOf(missing()));
  installCrates(missing().flatMap(({ crate }) => crate ?? []));
  const still = missing();
  if (still.length > 0) throw new Error(howToInstall(still));
  return Object.fromEntries(
    Object.entries(programs).map(([key, { find }]) => [key, find() ?? '']),
  ) as EnginePrograms;
}

/** Debian's packages with these programs, each once. */
function packagesOf(wanted: readonly Program[]): string[] {
  return [...new Set(wanted.flatMap(({ debian }) => debian ?? []))];
}

function installPackages(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${names.join(', ')} for the tests in other engines.`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options);
}

function installCrates(crates: readonly { name: string; version: string }[]): void {
  if (!onPath('cargo')) return;
  for (const { name, version } of crates) {
    console.log(`Building ${name} ${version} from crates.io; this takes some minutes, once.`);
    const pinned = ['install', name, '--version', version, '--locked', '--root', builtDriver()];
    spawnSync('cargo', pinned, { stdio: 'inherit' });
  }
}

function howToInstall(missing: readonly Program[]): string {
  const packages = packagesOf(missing);
  const crates = missing.flatMap(({ crate }) => crate ?? []);
  return [
    `The tests in other engines need ${missing.map(({ name }) => name).join(', ')}, which this machine does not have.`,
    ...(packages.length > 0 ? [`  Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}`] : []),
    ...crates.map(({ name, version }) => `  cargo install ${name} --version ${version} --locked`),
  ].join('\n');
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
