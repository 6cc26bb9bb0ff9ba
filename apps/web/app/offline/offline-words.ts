// Offline page
export const brand = 'Yunyou';
export const noNetwork = 'No network';
export const tryAgain = 'Try again';
export const savedTripsHere = 'This page is not saved on this device. Your saved trips:';
export const nothingSaved =
  'This page is not saved on this device. Trips you save for offline open without a network.';
