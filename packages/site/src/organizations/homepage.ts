import type { Organization } from '@gazetteer/client';

type Extras = NonNullable<Organization['extras']>;

/** What publishers call the address of their own site among the extras. */
const homepageKeys = ['homepage', 'website', 'url', 'link'];

/** The organisation's own site, where its extras name one that can be opened. */
export function homepageOf({ extras = [] }: Pick<Organization, 'extras'>): string | undefined {
  const addresses = homepageKeys.map(
    (wanted) => extras.find(({ key }) => key.toLowerCase() === wanted)?.value,
  );
  return addresses.find((address) => address && /^https?:\/\//i.test(address) && URL.canParse(address));
}

/** The same extras with this address as the organisation's own site; with none where it is empty. */
export function withHomepage(extras: Extras, homepage: string): Extras {
  const others = extras.filter(({ key }) => !homepageKeys.includes(key.toLowerCase()));
  return homepage === '' ? others : [...others, { key: 'homepage', value: homepage }];
}
