import assert from 'node:assert/strict';
import { Key } from 'selenium-webdriver';
import type { Journey } from '../journey.ts';

export const themeAndLanguage: Journey = {
  name: 'the theme and the language that are chosen outlive the page',
  async walk(visitor) {
    await visitor.open('/initiative');
    const ground = () => visitor.ask(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await visitor.press('choice', 'Dark');
    await visitor.open('/search');
    assert.notEqual(await ground(), light);
    await visitor.press('link', 'Français');
    await visitor.waitFor('French', () => document.documentElement.lang === 'fr');
    await visitor.open('/initiative');
    await visitor.see('link', 'Jeux de données');
  },
};

export const menus: Journey = {
  name: 'a menu opens on a press, and closes on Escape and on a press elsewhere',
  async walk(visitor) {
    await visitor.open('/news_blogs');
    await visitor.press('button', 'About', 'header');
    await visitor.see('link', 'Initiative', 'header');
    await visitor.type(Key.ESCAPE);
    await visitor.waitFor('no list', () => document.querySelector('header details[open]') === null);
    await visitor.press('button', 'About', 'header');
    await visitor.press('heading', 'News & Blogs');
    await visitor.waitFor('no list', () => document.querySelector('header details[open]') === null);
  },
};

export const phoneMenu: Journey = {
  name: 'in a narrow window the menu unfolds, leads on and offers the facets of a search as a sheet',
  async walk(visitor) {
    await visitor.session.narrow();
    await visitor.open('/news_blogs');
    await visitor.press('button', 'Menu', 'header');
    await visitor.press('link', 'Datasets', 'header');
    await visitor.arrive(/^\/search/);
    await visitor.press('button', 'Filters…');
    await visitor.pressAt('input[name="sectors"][value="Transport"]');
    await visitor.arrive(/sectors=Transport/);
    await visitor.press('button', 'Show 2 datasets');
    await visitor.waitFor('the sheet to close', () => document.querySelector(':popover-open') === null);
  },
};
