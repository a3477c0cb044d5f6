import { expect, type Locator, type Page } from '@playwright/test';
import type { HelpSection, HelpStep } from '../../apps/portal/app/help/parse-help.ts';
import { type HelpLanguage, readHelp } from './read-help.ts';
import { takePicture } from './take-picture.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A window in which what stands beside a list or a chart has room. */
export const wide = { width: 1200, height: 820 };

/** What a step of a page is done with. */
export interface Doing {
  page: Page;
  /**
   * The control that the step names next: the words in bold are taken one after the other, and no walk has names of its
   * own. What is on the screen may say more behind the name, such as how many there are.
   * @param as its role, or that it is found by its label or its text
   */
  the(as: Role | 'label' | 'text', where?: { within?: Locator; exact?: boolean }): Locator;
  /**
   * What the picture below the step shows: the smallest part of the window that has all of these.
   * @param shown what is in the picture; controls that are to be pressed are `marked`
   */
  show(shown: Locator | readonly Locator[], marked?: Locator): Promise<void>;
}

/** Does what one step of a page says. */
export type Step = (doing: Doing) => Promise<void>;

/** A page of the help that is being done step by step. */
export class Walk {
  readonly language: HelpLanguage;
  readonly #topic: string;
  readonly #sections: Map<string, HelpSection>;

  constructor(language: HelpLanguage, topic: string) {
    this.language = language;
    this.#topic = topic;
    const withSteps = readHelp(language, topic).sections.filter(({ steps }) => steps.length > 0);
    this.#sections = new Map(withSteps.map((section) => [section.id, section]));
  }

  /** Does all steps of a section, each as its text says it. */
  async section(id: string, page: Page, steps: readonly Step[]): Promise<void> {
    const section = this.#sections.get(id);
    if (!section) throw new Error(`${this.#topic} has no steps in a section ${id}, or it was walked before`);
    this.#sections.delete(id);
    expect(steps.length, `steps in ${this.#topic}#${id}`).toBe(section.steps.length);
    for (const [index, step] of steps.entries())
      await doStep(section.steps[index] as HelpStep, `${this.#topic}#${id}, step ${index + 1}`, page, step);
  }

  /** Fails where a section was left out. */
  end(): void {
    expect([...this.#sections.keys()], `sections of ${this.#topic} without a walk`).toEqual([]);
  }
}

async function doStep({ names, picture }: HelpStep, place: string, page: Page, step: Step): Promise<void> {
  const left = [...names];
  let isShown = false;
  await step({
    page,
    the(as, { within = page.locator('body'), exact = false } = {}) {
      const name = left.shift();
      if (name === undefined) throw new Error(`${place} names no further control`);
      const words = pattern(name, exact);
      if (as === 'label') return within.getByLabel(words);
      return as === 'text' ? within.getByText(words) : within.getByRole(as, { name: words });
    },
    async show(shown, marked) {
      if (picture === undefined) throw new Error(`${place} has no picture`);
      isShown = true;
      await takePicture(picture, [shown].flat(), marked);
    },
  });
  expect(left, `${place}: controls that are named and not used`).toEqual([]);
  expect(isShown, `${place}: whether its picture was shown`).toBe(picture !== undefined);
}

/** A name as it begins on the screen, whatever its spaces are made of. */
function pattern(name: string, exact: boolean): RegExp {
  const words = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`^\s*${words}${exact ? String.raw`\s*$` : String.raw`(?![\p{L}\p{N}])`}`, 'u');
}
