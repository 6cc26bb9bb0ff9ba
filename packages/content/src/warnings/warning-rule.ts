import type { Content, ContentProblem } from '../read-content.ts';

/** Lists the items that do not meet a rule of the guide. */
export type WarningRule = (content: Content) => ContentProblem[];
