// Trips here
export const tripsInThisBrowser = 'Trips in this browser';
export const tripsHereLead = 'Sign in to save them to your account and see them on other devices.';
