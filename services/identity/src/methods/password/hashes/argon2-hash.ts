import { verify } from '@node-rs/argon2';
import { ARGON2_COST } from '../hash-password.ts';
import type { HashFormat } from './hash-format.ts';

const PATTERN =
  /^\$argon2(id|i)\$v=(16|19)\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$[\w+/-]{11,86}\$[\w+/-]{16,86}$/;
// 256 MiB: several sign-ins at once must fit into the memory of a small server.
const MOST = { memoryCost: 262_144, timeCost: 10, parallelism: 16 };
// KiB times passes, about a second: as much memory as that, and as many passes, together take several.
const MOST_WORK = 1_048_576;

type Cost = { variant: string; version: number; memoryCost: number; timeCost: number; parallelism: number };

/** Argon2id and Argon2i as PHC strings (RFC 9106): `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export const argon2Hash: HashFormat = (hash) => {
  const cost = readCost(hash);
  const affordable =
    cost &&
    within(cost.memoryCost, MOST.memoryCost) &&
    within(cost.timeCost, MOST.timeCost) &&
    within(cost.parallelism, MOST.parallelism) &&
    cost.memoryCost * cost.timeCost <= MOST_WORK;
  return affordable ? (password) => verify(hash, password) : undefined;
};

/** True for Argon2id that costs a thief at least as much as what we make today. */
export function isCurrentHash(hash: string): boolean {
  const cost = readCost(hash);
  return (
    cost?.variant === 'id' &&
    cost.version === 19 &&
    cost.memoryCost >= ARGON2_COST.memoryCost &&
    cost.timeCost >= ARGON2_COST.timeCost
  );
}

function within(value: number, most: number): boolean {
  return value >= 1 && value <= most;
}

function readCost(hash: string): Cost | undefined {
  const [, variant, version, memoryCost, timeCost, parallelism] = PATTERN.exec(hash) ?? [];
  if (variant === undefined) return undefined;
  return {
    variant,
    version: Number(version),
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
  };
}
