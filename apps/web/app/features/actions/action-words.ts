// Add to trip
export const addToTrip = 'Add to a trip';
export const addNamed = (name: string): string => `Add ${name} to a trip`;
export const newTrip = 'New trip';
export const newTripTo = (cityName: string): string => `New trip to ${cityName}`;
export const cancel = 'Cancel';

// Page actions
export const like = 'Like';
export const saved = 'Saved';
export const save = 'Save';

// Save button
export const saveNamed = (name: string): string => `Save ${name}`;

// Messages after saving (use-behaviour.ts)
export const savedToast = 'Saved to your collections';
export const removedToast = 'Removed from your collections';
export const undo = 'Undo';
