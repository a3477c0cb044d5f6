import { afterEach, expect, test, vi } from 'vitest';
import { ensureEngines } from './install-engines.ts';

afterEach(() => vi.unstubAllEnvs());

test('programs that are missing and cannot be installed are named, each with the way to install it', () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('XDG_CACHE_HOME', '/nowhere');
  expect(() => ensureEngines(['firefox'])).toThrow(
    [
      'The tests in other engines need Firefox, geckodriver, which this machine does not have.',
      '  Debian, Ubuntu: sudo apt-get install firefox-esr',
      '  cargo install geckodriver --version 0.37.1 --locked',
    ].join('\n'),
  );
});
