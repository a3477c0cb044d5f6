import type { Device } from '@gazetteer/site';
import Bowser from 'bowser';

/** A device as a person knows it. */
export interface KnownDevice {
  browser: string;
  system: string;
  /** Where it is: a town where a proxy tells, else its network address. */
  place: string;
}

/** Reads browser and system from the user agent; each is empty where it tells nothing. */
export function describeDevice({ user_agent = '', ip_address = '', location = '' }: Device): KnownDevice {
  const { browser, os } = user_agent ? Bowser.parse(user_agent) : {};
  return {
    browser: browser?.name ?? '',
    system: os?.name ?? '',
    place: [location, ip_address].filter(Boolean).join(' · '),
  };
}
