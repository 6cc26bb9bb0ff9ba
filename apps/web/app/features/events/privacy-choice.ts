import { storedTexts } from '../../browser-storage/stored-texts.ts';

const texts = storedTexts('counting');

interface PrivacySignals {
  /** `1` means: do not track. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  /** Stored choice of the visitor, `on` or `off`. */
  choice?: string | undefined;
}

/** Returns false when the browser sends a privacy signal or the visitor has chosen `off`. */
export function isAnalyticsAllowedBy({ doNotTrack, globalPrivacyControl, choice }: PrivacySignals): boolean {
  return doNotTrack !== '1' && globalPrivacyControl !== true && choice !== 'off';
}

/** Returns true when a privacy signal of the browser forbids analytics. */
export function isRefusedByBrowser(): boolean {
  return !isAnalyticsAllowedBy(browserSignals());
}

export function isCountingAllowed(): boolean {
  // Without storage a refusal could not be remembered, so treat it as refused.
  const choice = texts.isPersistent() ? texts.get() : 'off';
  return isAnalyticsAllowedBy({ ...browserSignals(), choice });
}

export function chooseCounting(isAllowed: boolean): void {
  texts.set(isAllowed ? 'on' : 'off');
}

function browserSignals(): PrivacySignals {
  // TypeScript's Navigator has neither: not every browser supports them.
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return {
    doNotTrack: doNotTrack ?? null,
    ...(globalPrivacyControl !== undefined && { globalPrivacyControl }),
  };
}
