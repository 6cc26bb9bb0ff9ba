/** Returns the path to open after login. Allows only paths below /admin, to prevent open redirects. */
export function safeReturnPath(back: string | null): string {
  return back && /^\/admin(\/[^\\]*)?$/.test(back) && !back.startsWith('/admin/login') ? back : '/admin';
}
