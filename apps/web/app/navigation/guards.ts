import { data, type MiddlewareFunction } from 'react-router';
import { readCookie, tokenCookie } from '../session/cookies.ts';

interface GuardInput {
  cookie: string;
}

/** Route guards by name; false answers the request with 401. */
const guards: Readonly<Record<string, (input: GuardInput) => boolean>> = {
  auth: ({ cookie }) => Boolean(readCookie(cookie, tokenCookie)), // an empty token is signed out
  // The back office is a separate app with its own checks; the public site has no staff pages.
  admin: () => false,
};

export function passesGuard(name: string, input: GuardInput): boolean {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (!guard) throw new Error(`Unknown route guard "${name}"`);
  return guard(input);
}

/** Throws a 401 in the loader of a guarded route. The root loader still runs, so the error page can offer to sign in. */
export function requireGuard(name: string, request: Request): void {
  const cookie = request.headers.get('cookie') ?? '';
  if (!passesGuard(name, { cookie })) throw data({ guard: name }, { status: 401 });
}

/** Creates `clientMiddleware` that throws a 401 before a navigation loads anything. */
export function guarded<Result>(name: string): MiddlewareFunction<Result> {
  return async (_, next) => {
    if (!passesGuard(name, { cookie: document.cookie })) throw data({ guard: name }, { status: 401 });
    return next();
  };
}
