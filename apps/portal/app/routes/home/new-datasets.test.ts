import { describe, expect, test } from 'vitest';
import { newDatasets } from './new-datasets.ts';

function resource(name: string, isReady = true) {
  return {
    id: name,
    name,
    title: name,
    idp_ready: isReady,
    no_indicators: 3,
    granularity: 'County',
    frequency: 'Yearly',
  };
}

function dataset(name: string, resources: ReturnType<typeof resource>[], sector = ['Health']) {
  return { name, title: name.toUpperCase(), source_name: 'A bureau', sector, resources };
}

describe('the new datasets of the home page', () => {
  test('show each table on a card of its own', () => {
    const cards = newDatasets([dataset('a', [resource('a1'), resource('a2')])]);
    expect(cards.map((card) => [card.title, card.resource.name])).toEqual([
      ['A', 'a1'],
      ['A', 'a2'],
    ]);
  });

  test('leave out a dataset of which a table is not ready, and one without tables', () => {
    expect(newDatasets([dataset('a', [resource('a1'), resource('a2', false)]), dataset('b', [])])).toEqual(
      [],
    );
  });

  test('are those that somebody has described, as long as there are enough', () => {
    const raw = { ...dataset('raw', [resource('r')]), notes: ' ' };
    const told = ['a', 'b', 'c', 'd'].map((name) => ({ ...dataset(name, [resource(name)]), notes: 'Told.' }));
    expect(newDatasets([raw, ...told]).map((card) => card.name)).toEqual(['a', 'b', 'c', 'd']);
    expect(newDatasets([raw, ...told.slice(0, 2)]).map((card) => card.name)).toEqual(['a', 'b', 'raw']);
  });

  test('are four at most', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => dataset(name, [resource(name)]));
    expect(newDatasets(many).map((card) => card.name)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('use the first sector, or Other', () => {
    const cards = newDatasets([
      dataset('a', [resource('a')], ['Health', 'Economy']),
      dataset('b', [resource('b')], []),
    ]);
    expect(cards.map((card) => card.sector)).toEqual(['Health', 'Other']);
  });
});
