// Offline button
export const saveFailed = 'The trip could not be saved for offline';
export const saveIncomplete = "We couldn't save everything on this device. Try again.";
export const readyOffline = 'Ready offline';
export const remove = 'Remove';
export const saving = (share: number): string => `Saving, ${share} %`;
export const saveForOffline = 'Save for offline';
