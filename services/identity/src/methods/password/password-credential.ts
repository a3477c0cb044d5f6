/** What is kept of a password. */
export type PasswordConfig = { hashed_password: string };
