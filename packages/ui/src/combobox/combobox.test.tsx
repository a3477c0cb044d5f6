import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearPage, click, find, point, press, show, type } from '../page-testing.tsx';
import { Combobox } from './combobox.tsx';
import { Listbox, ListboxLoading, ListboxNote } from './listbox.tsx';

const chosen = vi.fn<(choice: string) => void>();
const sent = vi.fn<() => void>();
const closed = vi.fn<() => void>();
const escaped = vi.fn<() => void>();
const towns = ['Agra', 'Bhopal', 'Chennai'];

type FieldProps = Partial<ComponentProps<typeof Combobox<string>>> & { isGrouped?: boolean };

function Field({ isGrouped, ...props }: FieldProps) {
  const [text, setText] = useState('');
  const choices = towns.filter((town) => town.toLowerCase().includes(text));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is around it hears the keys
    <form
      onSubmit={sent}
      onKeyDown={({ key }) => {
        if (key === 'Escape') escaped();
      }}
    >
      <Combobox
        aria-label="Town"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        choices={choices}
        keyOf={(town) => town}
        onChoose={chosen}
        onClose={closed}
        renderList={(list) => (
          <Listbox
            {...list}
            label="Towns"
            choices={choices}
            optionOf={(town) => ({
              id: town,
              text: town,
              note: town === 'Agra' ? 'on the Yamuna' : undefined,
              group: isGrouped ? (town === 'Chennai' ? 'Coast' : 'Inland') : undefined,
            })}
          />
        )}
        {...props}
      />
      <p>Elsewhere</p>
    </form>
  );
}

const field = () => find('input') as HTMLInputElement;
const list = () => document.querySelector('[role="listbox"]');
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
/** What a screen reader says is active, by the relation that it follows. */
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function open(props: FieldProps = {}) {
  await show(<Field {...props} />);
  field().focus();
  await click(field());
}

beforeEach(() => {
  vi.resetAllMocks();
});

afterEach(clearPage);

describe('a combobox', () => {
  test('opens by a click, and says what belongs to it', async () => {
    await show(<Field />);
    expect(list()).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await click(field());
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Agraon the Yamuna',
      'Bhopal',
      'Chennai',
    ]);
    expect(active()).toBeUndefined();
  });

  test('is walked round with the arrows while the focus stays in the field', async () => {
    await show(<Field />);
    field().focus();
    expect(await press('ArrowDown')).toBe(false);
    expect(active()).toContain('Agra');
    await press('ArrowUp');
    expect(active()).toBe('Chennai');
    expect(options()[2]?.getAttribute('aria-selected')).toBe('true');
    await press('ArrowDown');
    expect(active()).toContain('Agra');
    expect(document.activeElement).toBe(field());
  });

  test('leaves Home and End to the text', async () => {
    await open();
    await press('ArrowDown');
    expect(await press('End')).toBe(true);
    expect(await press('Home')).toBe(true);
  });

  test('takes the active choice by Enter, and any by a click', async () => {
    await open();
    await press('ArrowDown');
    await press('ArrowDown');
    expect(await press('Enter')).toBe(false);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Bhopal');
    expect(list()).toBeNull();
    await click(field());
    await click(options()[2] as HTMLElement);
    expect(chosen).toHaveBeenLastCalledWith('Chennai');
    expect(closed).not.toHaveBeenCalled();
  });

  test('sends its form by Enter where nothing is active, unless the first is taken', async () => {
    await open();
    expect(await press('Enter')).toBe(true);
    expect(list()).toBeNull();
    await show(<Field takesFirst />);
    await type(field(), 'chen');
    expect(await press('Enter')).toBe(false);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Chennai');
  });

  test('waits by Enter for what fits the text, and takes the first of that', async () => {
    await show(<Field takesFirst opens="always" isPending />);
    field().focus();
    expect(await press('Enter')).toBe(false);
    expect(chosen).not.toHaveBeenCalled();
    await show(<Field takesFirst opens="always" choices={['Delhi', 'Agra']} />);
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Delhi');
  });

  test('takes nothing where nothing fits the text, nor after more was typed', async () => {
    const pending = <Field takesFirst opens="always" isPending />;
    await show(pending);
    field().focus();
    await press('Enter');
    await show(<Field takesFirst opens="always" choices={[]} />);
    await show(<Field takesFirst opens="always" />);
    await show(pending);
    await press('Enter');
    await type(field(), 'a');
    await show(<Field takesFirst opens="always" />);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('keeps to the active choice when another list comes, and to none where it is not in that', async () => {
    await show(<Field opens="always" />);
    field().focus();
    await press('ArrowDown');
    const longer = ['Delhi', 'Agra'];
    const listOf = (choices: string[]) => (
      <Field
        opens="always"
        choices={choices}
        renderList={(list) => (
          <Listbox {...list} label="Towns" choices={choices} optionOf={(text) => ({ id: text, text })} />
        )}
      />
    );
    await show(listOf(longer));
    expect(active()).toBe('Agra');
    await show(listOf(['Delhi']));
    expect(active()).toBeUndefined();
    expect(await press('Enter')).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('closes by Escape before anything around it does, and only then lets it through', async () => {
    await open();
    expect(await press('Escape')).toBe(false);
    expect(list()).toBeNull();
    expect(escaped).not.toHaveBeenCalled();
    expect(await press('Escape')).toBe(true);
    expect(escaped).toHaveBeenCalledOnce();
  });

  test('closes by Tab and by a click elsewhere', async () => {
    await open();
    expect(await press('Tab')).toBe(true);
    expect(list()).toBeNull();
    await click(field());
    await point(find('p'));
    expect(list()).toBeNull();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  test('begins anew with each letter', async () => {
    await open();
    await press('ArrowDown');
    await type(field(), 'bho');
    expect(options()).toHaveLength(1);
    expect(active()).toBeUndefined();
  });

  test('opens by typing alone where it is said so', async () => {
    await open({ opens: 'typing' });
    expect(list()).toBeNull();
    expect(await press('ArrowDown')).toBe(true);
    await type(field(), 'a');
    await press('ArrowDown');
    expect(active()).toContain('Agra');
  });

  test('may stay open as long as it is there, and then only tells', async () => {
    await show(<Field opens="always" />);
    field().focus();
    expect(options()).toHaveLength(3);
    await press('Escape');
    expect(closed).toHaveBeenCalledOnce();
    expect(options()).toHaveLength(3);
  });

  test('has no list where it would be empty', async () => {
    await open({ isListed: false });
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(list()).toBeNull();
  });

  test('shows headings, and calls the groups by them', async () => {
    await open({ isGrouped: true });
    const groups = [...document.querySelectorAll('[role="group"]')];
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Inland', 'Coast']);
    expect(groups[1]?.querySelectorAll('[role="option"]')).toHaveLength(1);
  });

  test('stands grey while the answer is on its way, and says when there is none', async () => {
    await open({ renderList: ({ id }) => <ListboxLoading id={id} label="Loading" /> });
    expect(list()?.getAttribute('aria-busy')).toBe('true');
    await show(<Field opens="always" renderList={({ id }) => <ListboxNote id={id}>No town</ListboxNote>} />);
    expect(document.querySelector('output')?.textContent).toBe('No town');
  });
});
