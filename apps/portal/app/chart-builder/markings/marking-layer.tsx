import type { Annotation } from '@gazetteer/charts';
import { useState } from 'react';
import type { ChartLayer } from '../../charts/chart-view.tsx';
import { useBuilder } from '../model/use-builder.ts';
import { AnnotationForm } from './annotation-form.tsx';
import { FigureChooser } from './figure-chooser.tsx';
import { HighlightKeys } from './highlight-keys.tsx';
import { MovableText } from './movable-text.tsx';
import { useMarking } from './use-marking.ts';

/** What can be pressed and moved on the chart of the builder: its texts, its names of colours, its figures. */
export default function MarkingLayer({ parts, handle, area }: ChartLayer) {
  const { spec, data, dispatch } = useBuilder();
  const { state, end } = useMarking();
  /** The text that was just written is moved next: it takes the arrow keys as soon as it stands. */
  const [added, setAdded] = useState<number>();
  const annotations = spec.annotations ?? [];
  const add = (annotation: Annotation) => {
    setAdded(annotations.length);
    dispatch({ type: 'add-annotation', annotation });
    end();
  };
  const cancel = () => {
    end();
    area.current?.focus();
  };
  if (!data) return null;
  return (
    <>
      <HighlightKeys keys={parts.keys} data={data} />
      {parts.notes.map((note) => (
        <MovableText
          key={note.index}
          note={note}
          text={annotations[note.index]?.text ?? ''}
          scale={parts.scale}
          isNew={note.index === added}
          onBlur={() => setAdded(undefined)}
        />
      ))}
      {state === 'choosing' ? (
        <FigureChooser handle={handle} area={area} data={data} onCancel={cancel} />
      ) : null}
      {typeof state === 'object' ? <AnnotationForm unwritten={state} onAdd={add} onCancel={cancel} /> : null}
    </>
  );
}
