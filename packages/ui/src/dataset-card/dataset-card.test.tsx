import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { type CardDataset, DatasetCard } from './dataset-card.tsx';

const texts = {
  indicators: 'Indicators',
  granularity: 'Granularity',
  frequency: 'Frequency',
  noResources: 'No resources available',
};

function cardOf(dataset: Partial<CardDataset>): HTMLElement {
  const whole = { name: 'rain', title: 'Rainfall', sector: { name: 'Climate', label: 'Climat' }, ...dataset };
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <DatasetCard dataset={whole} texts={texts} />
    </MemoryRouter>,
  );
  return element;
}

describe('a dataset card', () => {
  test('leads to the dataset by its title, and says its sector in the reader’s language', () => {
    const card = cardOf({});
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/p/rain');
    expect(card.querySelector('h3')?.textContent).toBe('Rainfall');
    expect(card.textContent).toContain('Climat');
  });

  test('shows the first table with its facts, and no line for a fact that is missing', () => {
    const card = cardOf({ resource: { name: 'Monthly', indicators: '14', granularity: 'District' } });
    const facts = [...card.querySelectorAll('dt')].map((name) => name.textContent);
    expect(facts).toEqual(['Indicators', 'Granularity']);
    expect(card.textContent).toContain('Monthly');
  });

  test('says so when there is no table', () => {
    expect(cardOf({}).textContent).toContain('No resources available');
  });

  test('gives a sector without a drawing of its own the one of Other', () => {
    const card = cardOf({ sector: { name: 'Nothing known', label: 'Nothing known' } });
    expect(card.querySelector('use')?.getAttribute('href')).toMatch(/#other$/);
  });
});
