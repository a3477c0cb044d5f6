import { useLatest } from '@gazetteer/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useBuilder } from '../model/use-builder.ts';
import { followDrag } from './drag-gesture.ts';
import { dropAction } from './drop-action.ts';
import { type Dragged, DraggedContext, type StartDrag, StartDragContext } from './use-drag.ts';

/** Lets fields be dragged onto everything that has `data-drop`. */
export function DragProvider({ children }: { children: ReactNode }) {
  const builder = useBuilder();
  const now = useLatest(builder);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useCallback<StartDrag>(
    ({ nativeEvent }, what, label) => {
      if (nativeEvent.button !== 0) return;
      followDrag(nativeEvent, {
        label,
        onStart: () => setDragged(what),
        onEnd: (target) => {
          setDragged(null);
          const { spec, fields, dispatch } = now.current;
          const action = target === null ? undefined : dropAction(what, target, spec, fields);
          if (action) dispatch(action);
        },
      });
    },
    [now],
  );
  return (
    <StartDragContext value={start}>
      <DraggedContext value={dragged}>{children}</DraggedContext>
    </StartDragContext>
  );
}
