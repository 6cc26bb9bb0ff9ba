// Update check
export const updateReady = 'A new version of this site is ready. It loads with the next page.';
