import { act } from 'react';
import { Link } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearPage, find, point, press, show } from '../page-testing.tsx';
import { DropDown } from './drop-down.tsx';

function Page() {
  return (
    <>
      <DropDown summary="About">
        <Link to="/team">Team</Link>
      </DropDown>
      <p>Elsewhere</p>
    </>
  );
}

const details = () => find('details') as HTMLDetailsElement;

beforeEach(async () => {
  await show(<Page />);
  details().open = true;
});

afterEach(clearPage);

describe('what drops down', () => {
  test('needs no script', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(html).toMatch(/^<details[^>]*><summary>About<\/summary>.*href="\/team"/);
  });

  test('closes by Escape, and gives a focus inside back to what opened it', async () => {
    find('a').focus();
    await press('Escape');
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
  });

  test('closes by a click elsewhere, not by one inside', async () => {
    await point(find('a'));
    expect(details().open).toBe(true);
    await point(find('p'));
    expect(details().open).toBe(false);
  });

  test('closes when it has led to another page', async () => {
    await act(async () => find('a').click());
    expect(details().open).toBe(false);
  });
});
