/** Returns an id for the draft of a new row. The row gets an id of its own when it is saved. */
export const newDraftId = (): string => `new-${crypto.randomUUID()}`;
