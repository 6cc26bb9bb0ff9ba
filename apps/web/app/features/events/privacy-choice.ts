const storageKey = 'yunyou:counting';

interface PrivacySignals {
  /** `1` asks not to be followed. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  /** What the visitor chose here. */
  choice?: string | null;
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
  return mayCount({ ...browserSignals(), choice: readChoice() });
}

export function chooseCounting(isAllowed: boolean): void {
  try {
    localStorage.setItem(storageKey, isAllowed ? 'on' : 'off');
  } catch {
    // Storage is closed to us: nothing is counted then, see below.
  }
}

/** A browser that lets us remember nothing is taken to mean no. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return 'off';
  }
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
