/** Tells whether a password is the one a hash was made of. May take long, and throws only on a fault of ours. */
export type PasswordCheck = (password: string) => Promise<boolean>;

/**
 * One way to write down a hashed password.
 * @returns the check for a hash of this format; undefined for every other text, and for parameters whose
 *   computation would cost more memory or time than a sign-in may
 */
export type HashFormat = (hash: string) => PasswordCheck | undefined;
