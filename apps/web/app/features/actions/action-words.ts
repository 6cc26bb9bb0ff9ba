// Add to trip
export const addToTrip = 'Add to a trip';

// Page actions
export const like = 'Like';
export const saved = 'Saved';
export const save = 'Save';

// Save button
export const saveNamed = (name: string): string => `Save ${name}`;

// Use behaviour
export const savedToast = 'Saved to your collections';
export const removedToast = 'Removed from your collections';
export const undo = 'Undo';
