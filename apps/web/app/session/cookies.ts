/** Lifetime of both cookies of a signed-in visitor: one day. */
export const cookieSeconds = 86_400;
export const tokenCookie = 'token';
export const userInfoCookie = 'userInfo';

export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split('; ')) {
    const separator = part.indexOf('=');
    if (part.slice(0, separator) === name) return decode(part.slice(separator + 1));
  }
  return undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined; // damaged: as if it was not set
  }
}

export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the specification requires a cookie that scripts can read
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${cookieSeconds}; samesite=lax${secure}`;
}

export function removeCookie(name: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as above
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
}
