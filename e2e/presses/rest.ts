import { expect, type Page, type Request } from '@playwright/test';
import { plainText } from './plain-text.ts';

/** How long nothing may change on a page that has come to rest. */
const QUIET_MILLISECONDS = 400;
/** The pause between two checks whether the scripts have come. */
const IDLE_MILLISECONDS = 200;
const PATIENCE_MILLISECONDS = 30_000;

/** Follows the requests of a page from its beginning, and waits until the page is at rest. */
export class Rest {
  readonly #page: Page;
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** Waits until the scripts have come and nothing is asked for. */
  async waitForScripts(): Promise<void> {
    const look = () => this.#isIdle();
    await expect.poll(look, { intervals: [IDLE_MILLISECONDS], timeout: PATIENCE_MILLISECONDS }).toBe(true);
  }

  /**
   * Waits until the scripts have come, nothing is asked for, and nothing changes any more.
   * @param unique what the visitor is called by
   * @returns what the page says then, as assistive technology is told, in plain text
   */
  async wait(unique: string): Promise<string> {
    let before = '';
    const look = async () => {
      if (!(await this.#isIdle())) return false;
      // Some words count seconds, and never come to rest.
      const now = plainText(await this.#page.locator('body').ariaSnapshot(), unique);
      const isSame = now === before && (await this.#isIdle());
      before = now;
      return isSame;
    };
    await expect.poll(look, { intervals: [QUIET_MILLISECONDS], timeout: PATIENCE_MILLISECONDS }).toBe(true);
    return before;
  }

  async #isIdle(): Promise<boolean> {
    if (this.#pending.size > 0) return false;
    const isIdle = this.#page.evaluate(
      () =>
        document.readyState === 'complete' &&
        !('gazetteerEventReplay' in window) &&
        !document.querySelector('[aria-busy="true"]'),
    );
    // A page that is about to be left has no answer.
    return isIdle.catch(() => false);
  }
}
