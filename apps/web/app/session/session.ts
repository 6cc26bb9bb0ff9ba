import { useSyncExternalStore } from 'react';
import { forgetAccountData, refreshOwner } from '../browser-storage/owner.ts';
import { unnamedVisitor } from '../site-words.ts';
import { readCookie, removeCookie, tokenCookie, userInfoCookie, writeCookie } from './cookies.ts';

/** Data about the visitor that the header shows; stored in a cookie beside the token. */
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
/** Resolvers of `askToSignIn` calls that wait for a sign-in. */
let waiting: ((isSignedIn: boolean) => void)[] = [];

function update(change: Partial<SessionState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Returns the visitor when there is a token cookie. */
function visitorFromCookies(header: string): VisitorInfo | undefined {
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
    // A damaged cookie: the visitor is signed in, but without a name to show.
  }
  return { userName: unnamedVisitor, userAvatar: '' };
}

export function currentToken(): string | undefined {
  return readCookie(document.cookie, tokenCookie);
}

export function storeLogin(token: string, { id, userName, userAvatar }: VisitorInfo & { id: string }): void {
  writeCookie(tokenCookie, token);
  refreshOwner(id);
  writeCookie(userInfoCookie, JSON.stringify({ userAvatar, userName }));
  update({ visitor: { userName, userAvatar }, isLoginOpen: false });
  settleWaiting(true);
}

/** Updates the header after a change of the profile. */
export function changeVisitorInfo({ userName, userAvatar }: VisitorInfo): void {
  writeCookie(userInfoCookie, JSON.stringify({ userAvatar, userName }));
  update({ visitor: { userName, userAvatar } });
}

function removeLogin(): void {
  removeCookie(tokenCookie);
  removeCookie(userInfoCookie);
  update({ visitor: undefined });
}

/** Removes the login and all data of the visitor from this browser. */
export async function signOut(): Promise<void> {
  removeLogin();
  await forgetAccountData();
}

/**
 * Removes the login after a 401 and opens the overlay. Resolves as `askToSignIn` does. Data of the visitor stays until
 * the overlay is closed or another visitor signs in, so that no input is lost.
 */
export function clearLogin(): Promise<boolean> {
  removeLogin();
  return askToSignIn();
}

export const openLogin = () => update({ isLoginOpen: true });

export function closeLogin(): void {
  update({ isLoginOpen: false });
  refreshOwner();
  settleWaiting(false);
}

/** Opens the sign-in overlay. Resolves to true after a sign-in and to false when the overlay is closed. */
export function askToSignIn(): Promise<boolean> {
  openLogin();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

function settleWaiting(isSignedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(isSignedIn);
}

export const currentVisitor = () => state.visitor;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the visitor from the cookies; undefined during server rendering, because rendered pages are shared by all visitors. */
export function useVisitor(): VisitorInfo | undefined {
  return useSyncExternalStore(
    subscribe,
    () => state.visitor,
    () => undefined,
  );
}

export function useIsLoginOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state.isLoginOpen,
    () => false,
  );
}

/** Reads the cookies again when the tab becomes visible: another tab may have signed in or out, or they have expired. */
function refreshVisitor(): void {
  if (!state.isLoginOpen) refreshOwner();
  const visitor = visitorFromCookies(document.cookie);
  if (JSON.stringify(visitor) !== JSON.stringify(state.visitor)) update({ visitor });
}

if (typeof document !== 'undefined') {
  state = { ...signedOut, visitor: visitorFromCookies(document.cookie) };
  document.addEventListener('visibilitychange', refreshVisitor);
}
