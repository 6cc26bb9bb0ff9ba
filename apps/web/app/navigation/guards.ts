import { data, type MiddlewareFunction } from 'react-router';
import { readCookie, tokenCookie } from '../session/cookies.ts';

interface Visit {
  cookie: string;
}

/** Named route guards: a visitor for whom one answers false is refused the route. */
const guards: Readonly<Record<string, (visit: Visit) => boolean>> = {
  auth: ({ cookie }) => readCookie(cookie, tokenCookie) !== undefined,
  // The back office is an app of its own and guards itself; here nobody passes for staff.
  admin: () => false,
};

export function passesGuard(name: string, visit: Visit): boolean {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (!guard) throw new Error(`Unknown route guard "${name}"`);
  return guard(visit);
}

/** For the loader of a guarded route: refuses on the server, where the root still tells the page how to sign in. */
export function requireGuard(name: string, request: Request): void {
  const cookie = request.headers.get('cookie') ?? '';
  if (!passesGuard(name, { cookie })) throw data({ guard: name }, { status: 401 });
}

/** For `clientMiddleware` of a guarded route: refuses a move within the site before anything is loaded. */
export function guarded<Result>(name: string): MiddlewareFunction<Result> {
  return async (_, next) => {
    if (!passesGuard(name, { cookie: document.cookie })) throw data({ guard: name }, { status: 401 });
    return next();
  };
}
