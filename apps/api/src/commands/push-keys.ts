import { createVapidKeys } from '../push/vapid.ts';

/** Runs `npm run push:keys`: prints a new pair of push keys as settings. */
const { publicKey, privateKey } = createVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`);
