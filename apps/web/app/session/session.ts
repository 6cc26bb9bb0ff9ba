import { useSyncExternalStore } from 'react';
import { readCookie, removeCookie, tokenCookie, userInfoCookie, writeCookie } from './cookies.ts';

/** What the header shows of the visitor; kept in a cookie beside the token. */
export interface VisitorInfo {
  userName: string;
  userAvatar: string;
}

interface SessionState {
  visitor: VisitorInfo | undefined;
  isLoginOpen: boolean;
}

const signedOut: SessionState = { visitor: undefined, isLoginOpen: false };
let state: SessionState = signedOut;
const listeners = new Set<() => void>();

function update(change: Partial<SessionState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Signed in means: there is a token. */
export function visitorFromCookies(header: string): VisitorInfo | undefined {
  if (!readCookie(header, tokenCookie)) return undefined;
  return parseVisitor(readCookie(header, userInfoCookie));
}

function parseVisitor(text: string | undefined): VisitorInfo {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (
      typeof value === 'object' &&
      value !== null &&
      'userName' in value &&
      typeof value.userName === 'string'
    ) {
      const userAvatar =
        'userAvatar' in value && typeof value.userAvatar === 'string' ? value.userAvatar : '';
      return { userName: value.userName, userAvatar };
    }
  } catch {
    // A damaged cookie: the visitor is still signed in, only without a name to show.
  }
  return { userName: 'Traveller', userAvatar: '' };
}

export function currentToken(): string | undefined {
  return readCookie(document.cookie, tokenCookie);
}

export function storeLogin(token: string, { userName, userAvatar }: VisitorInfo): void {
  writeCookie(tokenCookie, token);
  writeCookie(userInfoCookie, JSON.stringify({ userAvatar, userName }));
  update({ visitor: { userName, userAvatar }, isLoginOpen: false });
}

export function removeLogin(): void {
  removeCookie(tokenCookie);
  removeCookie(userInfoCookie);
  update({ visitor: undefined });
}

/** What a 401 does: forget the login and ask for a new one. */
export function clearLogin(): void {
  removeLogin();
  openLogin();
}

export const openLogin = () => update({ isLoginOpen: true });
export const closeLogin = () => update({ isLoginOpen: false });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor as the cookies say once the browser runs; before that as the server saw them. */
export function useVisitor(fromServer: VisitorInfo | undefined): VisitorInfo | undefined {
  return useSyncExternalStore(
    subscribe,
    () => state.visitor,
    () => fromServer,
  );
}

export function useIsLoginOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state.isLoginOpen,
    () => false,
  );
}

if (typeof document !== 'undefined') state = { ...signedOut, visitor: visitorFromCookies(document.cookie) };
