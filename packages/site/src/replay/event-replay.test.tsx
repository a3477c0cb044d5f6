// @vitest-environment happy-dom
import { act, lazy, type ReactNode, useState } from 'react';
import { runInThisContext } from 'node:vm';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordEvents, replayEvents } from './event-replay.ts';
import { LatePart } from './late-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page() {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [pressed, setPressed] = useState(0);
  const [file, setFile] = useState('');
  const [order, setOrder] = useState('new');
  return (
    <form>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="Addresses" defaultValue="the first" />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
      <label>
        <input type="checkbox" onChange={(event) => setTicked(event.target.checked)} /> Daily
      </label>
      <button type="button" popoverTarget="panel" onClick={() => setPressed(pressed + 10)}>
        Filters
      </button>
      <input type="file" onChange={({ target }) => setFile(target.files?.[0]?.name ?? '')} />
      <select value={order} onChange={({ target }) => setOrder(target.value)}>
        <option value="new">Newest first</option>
        <option value="title">By title</option>
      </select>
      <output>{[text, ticked, file].join(' ').trim()}</output>
      <output>{order}</output>
    </form>
  );
}

/** The same page twice, once in a part whose script comes when it is let. */
function pageWithLatePart() {
  const arrival = Promise.withResolvers<{ default: typeof Page }>();
  const LatePage = lazy(() => arrival.promise);
  const whole = (
    <>
      <Page />
      <LatePart fallback={null}>
        <LatePage />
      </LatePart>
    </>
  );
  const markup = renderToString(
    <>
      <Page />
      <LatePart fallback={null}>
        <Page />
      </LatePart>
    </>,
  );
  return { whole, markup, arrive: () => arrival.resolve({ default: Page }) };
}

const buttonTexts = () =>
  [...document.querySelectorAll('button:not([popovertarget])')].map((button) => button.textContent);

/** The page as it comes from the server, without its scripts. */
function begin(markup = renderToString(<Page />)): void {
  end();
  document.body.innerHTML = markup;
  runInThisContext(recordEvents);
}

let root: Root | undefined;

/** The scripts take the page over. */
function takeOver(page: ReactNode): void {
  root = hydrateRoot(document.body, page);
}

function end(): void {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  // Nobody listens any more to what is done on the page.
  window.gazetteerEventReplay?.();
}

beforeEach(() => begin());
afterEach(end);

async function comeLate(): Promise<void> {
  await act(async () => {
    takeOver(<Page />);
  });
  await act(async () => replayEvents());
}

test('what was typed and pressed before the scripts came is answered when they are there', async () => {
  const field = document.querySelector('input');
  if (field) field.value = 'maps';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector('button')?.click();
  document.querySelector<HTMLElement>('[type="checkbox"]')?.click();
  await comeLate();
  expect(document.querySelector('output')?.textContent).toBe('maps true');
  expect(field?.value).toBe('maps');
  expect(document.querySelector('button')?.textContent).toBe('Pressed 1');
});

test('what was typed into a box for several lines stays, also where all of it was taken out', async () => {
  for (const text of ['the first, and another', '']) {
    begin();
    const field = document.querySelector('textarea');
    if (field) field.value = text;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await comeLate();
    expect(field?.value).toBe(text);
  }
});

test('what is typed and pressed while the scripts take the page over is answered once', async () => {
  const field = document.querySelector('textarea');
  await act(async () => {
    takeOver(<Page />);
    document.querySelector('button')?.click();
    // One paste of several lines comes as several events, between which nobody else may write.
    for (const text of ['the first,', 'the first,\nanother']) {
      if (field) field.value = text;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      expect(field?.value).toBe(text);
    }
  });
  await act(async () => replayEvents());
  expect(document.querySelector('button')?.textContent).toBe('Pressed 1');
  expect(field?.value).toBe('the first,\nanother');
});

test('whoever was typing in the middle of a text goes on there', async () => {
  const field = document.querySelector('textarea');
  if (field) field.value = 'the very first';
  field?.setSelectionRange(9, 9);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await comeLate();
  expect(field?.value).toBe('the very first');
  expect(field?.selectionStart).toBe(9);
  expect(field?.selectionEnd).toBe(9);
});

test('what the browser has answered by itself is not done again', async () => {
  document.querySelector<HTMLElement>('[popovertarget]')?.click();
  await comeLate();
  expect(document.querySelector('button')?.textContent).toBe('Pressed 0');
});

test('it is taken up once, and nothing is made up', async () => {
  await comeLate();
  expect(document.querySelector('button')?.textContent).toBe('Pressed 0');
  expect(window.gazetteerEventReplay).toBeUndefined();
  expect(replayEvents).not.toThrow();
});

test('what was pressed in a part that comes late waits for it, and nothing else is done twice', async () => {
  const { whole, markup, arrive } = pageWithLatePart();
  begin(markup);
  const press = () => {
    for (const button of document.querySelectorAll<HTMLElement>('button:not([popovertarget])'))
      button.click();
  };
  press();
  await act(async () => {
    takeOver(whole);
  });
  await act(async () => replayEvents());
  expect(buttonTexts()).toEqual(['Pressed 1', 'Pressed 0']);
  await act(async () => press());
  expect(buttonTexts()).toEqual(['Pressed 2', 'Pressed 0']);
  await act(async () => arrive());
  expect(buttonTexts()).toEqual(['Pressed 2', 'Pressed 1']);
  expect(window.gazetteerEventReplay).toBeUndefined();
});

test('what was pressed in a late part of a late part waits for its own script', async () => {
  const [outside, inside] = [
    Promise.withResolvers<{ default: () => ReactNode }>(),
    Promise.withResolvers<{ default: () => ReactNode }>(),
  ];
  const [Outer, Inner] = [lazy(() => outside.promise), lazy(() => inside.promise)];
  const around = (inner: ReactNode) => (
    <>
      <Page />
      <LatePart fallback={null}>{inner}</LatePart>
    </>
  );
  begin(renderToString(<LatePart fallback={null}>{around(<Page />)}</LatePart>));
  for (const button of document.querySelectorAll<HTMLElement>('button:not([popovertarget])')) button.click();
  await act(async () => {
    takeOver(
      <LatePart fallback={null}>
        <Outer />
      </LatePart>,
    );
  });
  await act(async () => replayEvents());
  await act(async () => outside.resolve({ default: () => around(<Inner />) }));
  expect(buttonTexts()).toEqual(['Pressed 1', 'Pressed 0']);
  await act(async () => inside.resolve({ default: Page }));
  expect(buttonTexts()).toEqual(['Pressed 1', 'Pressed 1']);
  expect(window.gazetteerEventReplay).toBeUndefined();
});

test('what was chosen from a list before the scripts came is chosen when they are there', async () => {
  const list = document.querySelector('select');
  if (list) list.value = 'title';
  for (const kind of ['input', 'change']) list?.dispatchEvent(new Event(kind, { bubbles: true }));
  await comeLate();
  expect(list?.value).toBe('title');
  expect([...document.querySelectorAll('output')].at(-1)?.textContent).toBe('title');
});

test('a file that was chosen before the scripts came is taken when they are there', async () => {
  const field = document.querySelector<HTMLInputElement>('[type="file"]');
  Object.defineProperty(field, 'files', { value: [new File(['a'], 'river.jpg')] });
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await comeLate();
  expect(document.querySelector('output')?.textContent).toBe('false river.jpg');
});
