/** Returns the path to open after login. Allows only paths below /admin, to prevent open redirects. */
export function safeBack(back: string | null): string {
  return back && /^\/admin(\/[^\\]*)?$/.test(back) && !back.startsWith('/admin/login') ? back : '/admin';
}
