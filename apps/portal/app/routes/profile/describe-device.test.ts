import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [{ user_agent: firefox, ip_address: '192.0.2.7' }, ['Firefox', 'Linux', '192.0.2.7']],
  [
    { user_agent: iphone, ip_address: '192.0.2.7', location: 'Mysuru, IN' },
    ['Safari', 'iOS', 'Mysuru, IN · 192.0.2.7'],
  ],
  [{ user_agent: 'something/1' }, ['', '', '']],
  [{}, ['', '', '']],
])('a device is called by its browser, system and place: %j', (device, [browser, system, place]) => {
  expect(describeDevice(device)).toEqual({ browser, system, place });
});
