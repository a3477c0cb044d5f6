let list: Promise<ReadonlySet<string>> | undefined;

/** True for one of the 50,000 passwords that stand most often in published breaches, in whatever case it is written. */
export async function isBreachedPassword(password: string): Promise<boolean> {
  list ??= loadList();
  return (await list).has(password.toLowerCase());
}

// Loaded when the first password is set: most processes never need it, and those that do keep some megabytes.
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}
