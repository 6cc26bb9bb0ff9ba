type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let pending: Promise<boolean> | undefined;

/** Registers the dialog that prompts for the password; `undefined` when it is unmounted. */
export function registerConfirmation(next: Ask | undefined): void {
  ask = next;
}

/** Prompts for the password and resolves to whether it was confirmed. Calls that fail together share one dialog. */
export async function confirmIdentity(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
}
