import type { TopLevelSpec } from 'vega-lite';
import { SANS, SERIF, type Label, type Pixel, type Shapes, type TextStyle } from './shapes.ts';

export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** One Vega-Lite layer for each kind of shape and style of text, however many shapes there are. */
export function layersOf(shapes: Shapes): Layer[] {
  return [
    rules(shapes),
    boxes(shapes),
    ribbons(shapes),
    strokes(shapes),
    trails(shapes),
    wedges(shapes),
    dots(shapes),
    labels(shapes),
  ].flat();
}

function rules({ rules: values = [] }: Shapes): Layer[] {
  if (values.length === 0) return [];
  return [
    {
      data: { values: values.map(roundPlaces) },
      mark: { type: 'rule' },
      encoding: {
        x: pixels('x'),
        x2: { field: 'x2' },
        y: pixels('y'),
        y2: { field: 'y2' },
        stroke: as('stroke'),
        strokeWidth: measure('width'),
      },
    },
  ];
}

function boxes({ boxes: values = [] }: Shapes): Layer[] {
  if (values.length === 0) return [];
  return [
    {
      data: { values: values.map(roundPlaces) },
      mark: { type: 'rect' },
      encoding: {
        x: pixels('x'),
        x2: { field: 'x2' },
        y: pixels('y'),
        y2: { field: 'y2' },
        fill: as('fill'),
        ...(values.some((box) => box.opacity !== undefined) ? { fillOpacity: measure('opacity') } : {}),
      },
    },
  ];
}

function ribbons({ ribbons: all = [] }: Shapes): Layer[] {
  return [false, true].flatMap((sideways) => {
    const some = all.filter((ribbon) => (ribbon.sideways ?? false) === sideways);
    if (some.length === 0) return [];
    const values = some.flatMap(({ points, fill, opacity }, path) =>
      points.map((point) => ({ path, fill, opacity, ...roundPlaces(point) })),
    );
    return [
      {
        data: { values },
        mark: { type: 'area', orient: sideways ? 'horizontal' : 'vertical' } as const,
        encoding: {
          x: pixels('x'),
          y: pixels('y'),
          ...(sideways ? { x2: { field: 'x2' } } : { y2: { field: 'y2' } }),
          fill: as('fill'),
          fillOpacity: measure('opacity'),
          // Vega-Lite puts the points of an area in the order of its base by itself.
          detail: { field: 'path' },
        },
      },
    ];
  });
}

function strokes({ strokes: all = [] }: Shapes): Layer[] {
  if (all.length === 0) return [];
  const values = all.flatMap(({ points, stroke, width, opacity = 1 }, path) =>
    points.map((point, order) => ({ path, order, stroke, width, opacity, ...roundPlaces(point) })),
  );
  return [
    {
      data: { values },
      mark: { type: 'line', strokeJoin: 'round', strokeCap: 'round' },
      encoding: {
        x: pixels('x'),
        y: pixels('y'),
        stroke: as('stroke'),
        strokeWidth: measure('width'),
        strokeOpacity: measure('opacity'),
        detail: { field: 'path' },
        order: { field: 'order' },
      },
    },
  ];
}

function trails({ trails: all = [] }: Shapes): Layer[] {
  if (all.length === 0) return [];
  const values = all.flatMap(({ points, fill, opacity = 1 }, path) =>
    points.map((point, order) => ({ path, order, fill, opacity, ...roundPlaces(point) })),
  );
  return [
    {
      data: { values },
      mark: { type: 'trail' },
      encoding: {
        x: pixels('x'),
        y: pixels('y'),
        size: measure('size'),
        fill: as('fill'),
        fillOpacity: measure('opacity'),
        detail: { field: 'path' },
        order: { field: 'order' },
      },
    },
  ];
}

function wedges({ wedges: values = [] }: Shapes): Layer[] {
  if (values.length === 0) return [];
  return [
    {
      data: { values },
      mark: { type: 'arc', strokeWidth: 1.5, strokeJoin: 'round' },
      encoding: {
        x: pixels('x'),
        y: pixels('y'),
        theta: { field: 'start', type: 'quantitative', scale: null, stack: null },
        theta2: { field: 'end' },
        radius: { field: 'outer', type: 'quantitative', scale: null, stack: null },
        radius2: { field: 'inner' },
        fill: as('fill'),
        stroke: as('edge'),
      },
    },
  ];
}

function dots({ dots: values = [] }: Shapes): Layer[] {
  if (values.length === 0) return [];
  const symbols = values.map(({ x, y, area, symbol, fill, opacity, hollow }) => ({
    ...roundPlaces({ x, y }),
    area: Math.round(area * 10) / 10,
    symbol,
    fill: hollow ? 'transparent' : fill,
    stroke: fill,
    opacity,
  }));
  return [
    {
      data: { values: symbols },
      mark: { type: 'point', strokeWidth: 1.1 },
      encoding: {
        x: pixels('x'),
        y: pixels('y'),
        size: measure('area'),
        shape: as('symbol'),
        fill: as('fill'),
        stroke: as('stroke'),
        fillOpacity: measure('opacity'),
        strokeOpacity: measure('opacity'),
      },
    },
  ];
}

/** Texts of one style each. */
function labels({ labels: all = [] }: Shapes): Layer[] {
  const styles = Map.groupBy(all, ({ style }) => JSON.stringify(style));
  return [...styles.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [textLayer(first.style, alike)] : [];
  });
}

function textLayer(style: TextStyle, values: readonly Label[]): Layer {
  return {
    data: { values: values.map(({ x, y, text }) => ({ ...roundPlaces({ x, y }), text })) },
    mark: {
      type: 'text',
      font: style.serif ? SERIF : SANS,
      fontSize: style.size,
      fill: style.fill,
      align: style.align,
      ...(style.weight ? { fontWeight: style.weight } : {}),
      ...(style.angle ? { angle: style.angle } : {}),
    },
    encoding: { x: pixels('x'), y: pixels('y'), text: { field: 'text' } },
  };
}

/** A channel whose field holds pixels. */
function pixels(field: string) {
  return { field, type: 'quantitative', scale: null, axis: null } as const;
}

/** A channel whose field holds what is painted: a colour, a symbol. */
function as(field: string) {
  return { field, type: 'nominal', scale: null } as const;
}

function measure(field: string) {
  return { field, type: 'quantitative', scale: null } as const;
}

/** Tenths of a pixel are finer than screens show. */
function roundPlaces<Shape extends Pixel>(shape: Shape): Shape {
  const rounded = { ...shape };
  for (const key of ['x', 'y', 'x2', 'y2', 'size'] as const) {
    const value = (rounded as Record<string, unknown>)[key];
    if (typeof value === 'number') Object.assign(rounded, { [key]: Math.round(value * 10) / 10 });
  }
  return rounded;
}
