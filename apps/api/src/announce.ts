import type { RunningServer } from './server.ts';

export function announceStep(what: string): void {
  console.log(`  · ${what} ...`);
}

/** Prints the addresses and the generated password of the first administrator, which is stored only as a hash. */
export function announce({ address, administrator }: Pick<RunningServer, 'address' | 'administrator'>): void {
  console.log(
    `\n  Yunyou is open:\n\n    Site         ${address}/\n    Back office  ${address}/admin\n    API          ${address}/api/docs`,
  );
  if (administrator?.password) {
    console.log(
      `\n    First administrator: ${administrator.name}\n    Password:            ${administrator.password}\n    (shown only this once; ADMIN_PASSWORD sets your own)`,
    );
  }
  console.log('\n  Stop with Ctrl-C.\n');
}
