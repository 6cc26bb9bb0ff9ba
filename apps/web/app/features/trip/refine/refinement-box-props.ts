import type { EditorStore } from '../editor/editor-store.ts';
import type { Refine } from './use-refine.ts';

export interface RefinementBoxProps {
  refine: Refine;
  store: EditorStore;
  /** The answer belongs to this box. */
  isAnswered: boolean;
}
