import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TabLinks } from './tab-links.tsx';

const tabs = [
  { text: 'Datasets', to: '/search', isCurrent: false },
  { text: 'Columns', to: '/search?tab=columns', isCurrent: true, count: '12' },
];

test('views are links under a name, and the one that is shown says so', () => {
  const area = document.createElement('div');
  area.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <TabLinks label="What to search" tabs={tabs} />
    </MemoryRouter>,
  );
  expect(area.querySelector('nav')?.getAttribute('aria-label')).toBe('What to search');
  const links = [...area.querySelectorAll('nav > a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search', '/search?tab=columns']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(links[1]?.textContent).toBe('Columns12');
});
