import { Key } from 'selenium-webdriver';
import type { Journey } from '../journey.ts';

export const liveChart: Journey = {
  name: 'a chart in an article answers to the pointer and to arrow keys',
  async walk(visitor) {
    await visitor.open('/news_blogs/fly-before-breakfast');
    await visitor.pointAt('figure[data-chart]');
    const chart = await visitor.seeAt('figure[data-chart] [role="application"][aria-busy="false"]');
    await chart.sendKeys(Key.ARROW_RIGHT);
    await visitor.waitFor('what is said of the first bar', () =>
      /1 of \d+/.test(document.querySelector('[data-testid="announcer"]')?.textContent ?? ''),
    );
    await visitor.pointAt('[data-highlight]');
    await visitor.seeAt('.point-card-title');
  },
};
