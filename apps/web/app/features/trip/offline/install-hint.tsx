import { useSyncExternalStore } from 'react';
import { installOffer } from '../../../offline/install-offer.ts';
import styles from '../trip-head.module.css';
import * as words from './offline-words.ts';

/**
 * Offers to install the app, or explains how on iOS. Shows nothing in the installed app and where the browser offers
 * nothing.
 */
export function InstallHint({ isShown }: { isShown: boolean }) {
  const canInstall = useSyncExternalStore(installOffer.subscribe, installOffer.canInstall, () => false);
  if (!isShown) return null;
  if (canInstall)
    return (
      <button type="button" className={styles.tool} onClick={installOffer.install}>
        {words.install}
      </button>
    );
  return isIosBrowser(navigator) ? <span className={styles.facts}>{words.installOnIos}</span> : null;
}

/** Returns true in a browser on iOS outside of the installed app: only there `standalone` exists and is false. */
function isIosBrowser(browser: Navigator): boolean {
  return 'standalone' in browser && browser.standalone === false;
}
