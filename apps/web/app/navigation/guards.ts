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

/** For `middleware` and `clientMiddleware` of a guarded route. */
export function guarded<Result>(name: string): MiddlewareFunction<Result> {
  return async ({ request }, next) => {
    const cookie = typeof document === 'undefined' ? (request.headers.get('cookie') ?? '') : document.cookie;
    if (!passesGuard(name, { cookie })) throw data({ guard: name }, { status: 401 });
    return next();
  };
}
