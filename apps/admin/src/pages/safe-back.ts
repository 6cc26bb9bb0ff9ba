/** Only a path of the back office: a link with another target must not send staff elsewhere. */
export function safeBack(back: string | null): string {
  return back && /^\/admin(\/[^\\]*)?$/.test(back) && !back.startsWith('/admin/login') ? back : '/admin';
}
