// Separate from the words of the frame, because only preview links load the notice.
export const preview = 'Preview';
export const previewGone = 'This preview has expired or is not complete yet. Ask the author for a new link.';
export const previewUnsaved = 'Preview of unsaved changes.';
export const previewDraft = 'Preview of a draft.';
export const visitorsSeePublished = 'Visitors see the published version.';
export const visitorsSeeNothing = 'Visitors see nothing of it yet.';
export const previewExpires = (date: string): string => `This link works until ${date}.`;
