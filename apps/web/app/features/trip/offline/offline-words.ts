// Offline button
export const saveFailed = 'The trip could not be saved for offline';
export const saveIncomplete = "We couldn't save everything on this device. Try again.";
export const readyOffline = 'Ready offline';
export const updating = 'Updating the saved trip';
export const remove = 'Remove';
export const saving = (share: number): string => `Saving, ${share}%`;
export const saveForOffline = (size: string | undefined): string =>
  size === undefined ? 'Save for offline' : `Save for offline, about ${size}`;

// Install hint
export const install = 'Install the app';
// iOS gives an app on the home screen a storage of its own.
export const installOnIos =
  'For an app on your home screen, tap Share, then Add to Home Screen. It starts empty: sign in there and save the trip again.';
