import { keptHere } from '../../kept/kept-text.ts';

const storageKey = 'yunyou:counting';

interface PrivacySignals {
  /** `1` asks not to be followed. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  /** What the visitor chose here. */
  choice?: string | undefined;
}

/** The browser's wish weighs more than ours; the visitor's own "no" as much. */
export function mayCount({ doNotTrack, globalPrivacyControl, choice }: PrivacySignals): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true && choice !== 'off';
}

/** Whether the browser itself asks not to be counted. */
export function isRefusedByBrowser(): boolean {
  return !mayCount(browserSignals());
}

export function isCountingAllowed(): boolean {
  // A browser that lets us remember nothing is taken to mean no.
  const choice = keptHere.isLasting() ? keptHere.get(storageKey) : 'off';
  return mayCount({ ...browserSignals(), choice });
}

export function chooseCounting(isAllowed: boolean): void {
  keptHere.set(storageKey, isAllowed ? 'on' : 'off');
}

function browserSignals(): PrivacySignals {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  }; // neither is in every browser
  return {
    doNotTrack: doNotTrack ?? null,
    ...(globalPrivacyControl !== undefined && { globalPrivacyControl }),
  };
}
