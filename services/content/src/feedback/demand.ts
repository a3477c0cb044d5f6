import { timeBefore } from '../model/time-before.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { countSince } from './intake.store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const WINDOW = 10 * MINUTE;
/** So many messages of one network, and of all, come in that time without anybody being asked for work. */
const FREE_OF_NETWORK = 5;
const FREE_IN_ALL = 40;
/** No network sends more than that, whatever it does for it. */
const MOST_OF_NETWORK = 30;
/** So many that are taken for spam are kept a day, so that nobody fills the store. */
const MOST_SUSPECTED = 1000;

/** 65,536 digests on the average: a moment for one person, an hour for who wants to send thousands. */
const FIRST_DIFFICULTY = 16;
const HARDEST = 21;

type IntakeContext = Pick<FeedbackContext, 'sql' | 'clock'>;

/** What a message costs its sender at the moment. */
export type Demand =
  /** Nothing more is taken from this network for a while. */
  | 'refused'
  /** So many bits of a digest must be nought; 0 asks for no work. */
  | number;

/** Finds out what the next message from a network costs, by those that came in the last minutes. */
export async function demandOf({ sql, clock }: IntakeContext, sender: string): Promise<Demand> {
  const since = timeBefore({ clock }, WINDOW);
  const ofNetwork = await countSince(sql, since, { sender }, MOST_OF_NETWORK);
  if (ofNetwork >= MOST_OF_NETWORK) return 'refused';
  if (ofNetwork >= FREE_OF_NETWORK) {
    return Math.min(HARDEST, FIRST_DIFFICULTY + Math.floor((ofNetwork - FREE_OF_NETWORK) / 5));
  }
  const inAll = await countSince(sql, since, {}, FREE_IN_ALL);
  return inAll >= FREE_IN_ALL ? FIRST_DIFFICULTY : 0;
}

/** Whether there is room for another message that is taken for spam. */
export async function hasRoomForSpam({ sql, clock }: IntakeContext): Promise<boolean> {
  const count = await countSince(sql, timeBefore({ clock }, DAY), { state: 'spam' }, MOST_SUSPECTED);
  return count < MOST_SUSPECTED;
}
