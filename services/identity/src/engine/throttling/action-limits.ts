/** How failures turn into waiting. All times in milliseconds. */
export type Backoff = {
  /** So many failures cost nothing. */
  free: number;
  /** The wait after the next one; it doubles with each that follows. */
  first: number;
  longest: number;
  /** One failure is forgotten each time this has passed without another. */
  forgets: number;
};

/** The failures that still count after a while without any. */
export function remainingFailures(failures: number, elapsed: number, { forgets }: Backoff): number {
  return Math.max(0, failures - Math.floor(Math.max(0, elapsed) / forgets));
}

/** How long to wait after the last of so many failures. */
export function waitAfter(failures: number, { free, first, longest }: Backoff): number {
  return failures < free ? 0 : Math.min(longest, first * 2 ** (failures - free));
}

/** What can be tried so often that somebody guesses, or asked for so often that it is a nuisance. */
export type Action =
  /** Passwords at sign-in. */
  | 'password'
  /** Codes that were sent, codes of authenticators, backup codes. */
  | 'code'
  /** Having codes and links sent. */
  | 'message'
  /** Making accounts. */
  | 'registration';

type Limits = {
  /** All tries from one address, whatever the account: many people may share it. */
  address: Backoff;
  /** Tries for one account from one address. */
  pair: Backoff;
  /** Tries for one account from everywhere; beyond it, addresses nobody has signed in from wait before each try. */
  account: Backoff;
  /** Tries for one account from a device that has signed in to it before: no others count against it. */
  device: Backoff;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const guessing: Limits = {
  address: { free: 30, first: second, longest: 15 * minute, forgets: minute },
  pair: { free: 5, first: second, longest: 15 * minute, forgets: 10 * minute },
  account: { free: 50, first: 10 * second, longest: 15 * minute, forgets: 10 * minute },
  device: { free: 10, first: second, longest: 15 * minute, forgets: 10 * minute },
};

/** A code has a millionth of the space a password has, so less of it may be tried. */
const codes: Limits = { ...guessing, account: { ...guessing.account, free: 20, longest: hour } };

const messages: Limits = {
  address: { free: 60, first: 10 * second, longest: 15 * minute, forgets: minute / 2 },
  pair: { free: 3, first: 30 * second, longest: hour, forgets: 10 * minute },
  account: { free: 15, first: minute, longest: hour, forgets: 10 * minute },
  device: { free: 5, first: 30 * second, longest: hour, forgets: 10 * minute },
};

/** A whole class may sign up at once, behind one address. */
const signUps: Backoff = { free: 100, first: 5 * second, longest: 10 * minute, forgets: minute / 2 };

export const actionLimits: Record<Action, Limits> = {
  password: guessing,
  code: codes,
  message: messages,
  registration: { ...messages, address: signUps },
};
