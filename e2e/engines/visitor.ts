import { readdirSync } from 'node:fs';
import path from 'node:path';
import { By, error, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { BrowserSession } from './engine.ts';
import { findOnPage, type Kind, type Name, selectorOf } from './find-on-page.ts';

const PATIENCE = 20_000;
const BETWEEN_LOOKS = 50;

/** Somebody before a browser, who waits for what they look for. */
export class Visitor {
  readonly session: BrowserSession;
  readonly #portal: string;

  /** @param portal the address of the portal, without a slash at the end */
  constructor(session: BrowserSession, portal: string) {
    this.session = session;
    this.#portal = portal;
  }

  get driver(): WebDriver {
    return this.session.driver;
  }

  /** Opens a page and waits until its script runs. */
  async open(address: string): Promise<void> {
    await this.driver.get(new URL(address, this.#portal).href);
    await this.session.listen();
    await this.#waitForScript();
  }

  /** Presses something in sight, by its name, in a part of the page. */
  async press(kind: Kind, name: Name, within?: string): Promise<void> {
    await this.#act(selectorOf(kind), name, within, (element) => element.click());
  }

  /** Presses what a selector finds. */
  async pressAt(selector: string): Promise<void> {
    await this.#act(selector, undefined, undefined, (element) => element.click());
  }

  /** Replaces what stands in a field. */
  async fill(name: Name, text: string, within?: string): Promise<void> {
    await this.#act(selectorOf('field'), name, within, async (element) => {
      await element.click();
      await this.driver.executeScript('arguments[0].select()', element);
      // WebKit's driver takes the key, and not the character, for a new line.
      await element.sendKeys(text.replaceAll('\n', Key.ENTER));
    });
  }

  /** Chooses a file of this machine in a field for files, which may be out of sight. */
  async choose(selector: string, file: string): Promise<void> {
    const field = await this.driver.wait(until.elementLocated(By.css(selector)), PATIENCE);
    await field.sendKeys(file);
  }

  /** Types into whatever has the focus. */
  async type(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key while another one is down. */
  async typeWith(held: string, key: string): Promise<void> {
    await this.driver.actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  /** Moves the pointer to the middle of what a selector finds, in two steps. */
  async pointAt(selector: string): Promise<void> {
    await this.seeAt(selector);
    const { x, y } = await this.ask((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center' });
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }, selector);
    await this.driver
      .actions()
      .move({ x: x - 2, y })
      .move({ x, y })
      .perform();
  }

  /** Waits for something in sight. */
  async see(kind: Kind, name: Name, within?: string): Promise<WebElement> {
    return this.#find(selectorOf(kind), name, within);
  }

  /** Waits for what a selector finds in sight. */
  async seeAt(selector: string): Promise<WebElement> {
    return this.#find(selector, undefined, undefined);
  }

  /** Waits until the page shows a text. */
  async read(text: string | RegExp): Promise<void> {
    const [source, flags] = text instanceof RegExp ? [text.source, text.flags] : [RegExp.escape(text), ''];
    const isThere = (pattern: string, marks: string) =>
      new RegExp(pattern, marks).test(document.body.innerText);
    await this.waitFor(`the text ${text}`, isThere, source, flags);
  }

  /** Waits until the address, from the path on, fits, and the script of its page runs. */
  async arrive(address: RegExp): Promise<void> {
    await this.#until(`the address ${address}`, async () => address.test(await this.address()));
    await this.#waitForScript();
  }

  /** The address that is open, from the path on. */
  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.driver.getCurrentUrl());
    return pathname + search + hash;
  }

  /** Waits until a file has arrived whole. @returns its path */
  async downloaded(name: RegExp): Promise<string> {
    const { downloads } = this.session;
    // A file that is still on its way has another name, or one beside it.
    const arrived = async () => {
      const files = readdirSync(downloads);
      return files.some((file) => /\.(part|wkdownload)$/.test(file))
        ? undefined
        : files.find((file) => name.test(file));
    };
    return path.join(downloads, await this.#until(`a file ${name}`, arrived));
  }

  /** Is somebody new to the site from now on. */
  async forgetCookies(): Promise<void> {
    await this.driver.manage().deleteAllCookies();
  }

  /** Waits until a function is true on the page. */
  async waitFor<Input extends unknown[]>(
    what: string,
    isTrue: (...input: Input) => boolean,
    ...input: Input
  ): Promise<void> {
    await this.#until(what, () => this.ask(isTrue, ...input));
  }

  /** Runs a function on the page, which must not need anything from outside. */
  async ask<Input extends unknown[], Output>(
    question: (...input: Input) => Output,
    ...input: Input
  ): Promise<Output> {
    return this.driver.executeScript<Output>(question, ...input);
  }

  /** Before it runs, links and forms work as they do without script, and keys do not work at all. */
  async #waitForScript(): Promise<void> {
    const isRunning = () => document.readyState === 'complete' && !('gazetteerEventReplay' in window);
    await this.waitFor('the script of the page', isRunning);
  }

  async #find(selector: string, name: Name | undefined, within: string | undefined): Promise<WebElement> {
    const look = () =>
      this.driver.executeScript<WebElement | null>(findOnPage, selector, name ?? null, within ?? null);
    return this.#until(describe(selector, name), look);
  }

  /** Does something to what is in sight and does not move. What is replaced or covered at that moment is looked for again. */
  async #act(
    selector: string,
    name: Name | undefined,
    within: string | undefined,
    act: (element: WebElement) => Promise<void>,
  ): Promise<void> {
    await this.#until(describe(selector, name), async () => {
      const element = await this.#find(selector, name, within);
      if (!(await this.driver.executeAsyncScript<boolean>(standsStill, element))) return false;
      await act(element);
      return true;
    });
  }

  /** Looks until there is something, or the time is up. A page that is just being left has nothing. */
  async #until<Result>(what: string, look: () => Promise<Result>): Promise<NonNullable<Result>> {
    let last = '';
    const lookOnce = async () => {
      try {
        return await look();
      } catch (failure) {
        if (!isPassing(failure)) throw failure;
        last = failure.message;
        return undefined;
      }
    };
    try {
      return (await this.driver.wait(lookOnce, PATIENCE, undefined, BETWEEN_LOOKS)) as NonNullable<Result>;
    } catch (failure) {
      if (!(failure instanceof error.TimeoutError)) throw failure;
      throw new Error(`waited in vain for ${what} ${last}`, { cause: failure });
    }
  }
}

/** Tells whether an element is where it was two frames before; runs on the page. */
function standsStill(element: Element, tell: (isStill: boolean) => void): void {
  const position = () => JSON.stringify(element.getBoundingClientRect());
  const before = position();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => tell(element.isConnected && position() === before)),
  );
}

function describe(selector: string, name: Name | undefined): string {
  return name === undefined ? selector : `'${name}' (${selector})`;
}

/** Whether a command failed only because the page was about to change. */
function isPassing(failure: unknown): failure is error.WebDriverError {
  return [
    error.StaleElementReferenceError,
    error.ElementClickInterceptedError,
    error.ElementNotInteractableError,
    error.JavascriptError,
    error.NoSuchWindowError,
  ].some((kind) => failure instanceof kind);
}
