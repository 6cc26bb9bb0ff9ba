import { isApiDocumented } from './http/openapi.ts';
import type { RunningServer } from './server.ts';
import { chooseSignIn } from './sign-in/sign-in.ts';

export function announceStep(what: string): void {
  console.log(`  · ${what} ...`);
}

/** Prints the addresses and the generated password of the first administrator, which is stored only as a hash. */
export function announce({
  address,
  administrator,
  services: { settings },
}: Pick<RunningServer, 'address' | 'administrator' | 'services'>): void {
  console.log(`\n  Yunyou is open:\n\n    Site         ${address}/\n    Back office  ${address}/admin`);
  if (isApiDocumented(settings)) console.log(`    API          ${address}${settings.API_BASE}/docs`);
  console.log(`\n    ${chooseSignIn(settings).reason}`);
  if (administrator?.password) {
    console.log(
      `\n    First administrator: ${administrator.name}\n    Password:            ${administrator.password}\n    (shown only this once; ADMIN_NAME and ADMIN_PASSWORD set your own)`,
    );
  }
  console.log('\n  Stop with Ctrl-C.\n');
}
