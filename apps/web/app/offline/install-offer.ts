/** The event by which a browser offers to install the site. TypeScript has no type for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallPrompt | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Stores the install event, which the browser fires once, soon after the page has loaded. Prevents the browser's own
 * banner, so that the page chooses when to ask.
 */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallPrompt); // `beforeinstallprompt` is of this type
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

export const installOffer = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  canInstall: (): boolean => offer !== undefined,
  /** Shows the dialog of the browser. It can be used once. */
  install: (): void => {
    const shown = offer;
    setOffer(undefined);
    void shown?.prompt();
  },
};
