/** A reminder as the server sends it (`PushMessage` of the API). */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Parses the data of a push message. Undefined for data that our server does not send. */
export function readPushMessage(text: string | undefined): PushMessage | undefined {
  try {
    const data: unknown = JSON.parse(text ?? '');
    return isPushMessage(data) ? data : undefined;
  } catch {
    return undefined; // not JSON
  }
}

function isPushMessage(data: unknown): data is PushMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { title, body, path, tag } = data as Record<string, unknown>; // an object has properties
  const isText = [title, body, path, tag].every((value) => typeof value === 'string');
  return isText && /^\/(?!\/)/.test(String(path)); // a page of this site
}
