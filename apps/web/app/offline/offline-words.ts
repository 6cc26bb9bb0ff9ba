// Offline page
export const brand = 'Yunyou';
export const youAreOffline = "You're offline";
export const tryAgain = 'Try again';
export const savedTripsHere = "This page isn't saved on this device. Your saved trips:";
export const nothingSaved =
  "This page isn't saved on this device. Trips that you save for offline open without a connection.";
