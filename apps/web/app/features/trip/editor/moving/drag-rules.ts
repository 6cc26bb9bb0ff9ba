import {
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core';

/** Finds the drop target: by pointer the element under it, else the nearest; by keyboard the selected one. */
export const findUnder: CollisionDetection = (args) => {
  if (args.pointerCoordinates) {
    const under = pointerWithin(args);
    return under.length > 0 ? under : closestCenter(args);
  }
  const { top } = args.collisionRect;
  return args.droppableContainers
    .flatMap((droppableContainer) => {
      const rect = args.droppableRects.get(droppableContainer.id);
      return rect
        ? [{ id: droppableContainer.id, data: { droppableContainer, value: Math.abs(rect.top - top) } }]
        : [];
    })
    .toSorted((a, b) => a.data.value - b.data.value)
    .slice(0, 1);
};

/** Moves the dragged stop with arrow keys through stops and day ends in page order. */
export const stepThrough: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const targets = [...context.droppableRects.entries()].toSorted(([, a], [, b]) => a.top - b.top);
  const at = targets.findIndex(([id]) => id === (context.over?.id ?? active));
  const [, rect] = targets[at + step] ?? [];
  return rect && { x: rect.left, y: rect.top };
};
