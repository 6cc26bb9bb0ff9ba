import { apiPath, type TestApp } from './test-app.ts';

/** Uploads a photograph as the review form does. */
export async function uploadPhoto(
  { app }: TestApp,
  headers: Record<string, string>,
  file: Buffer,
  type = 'image/jpeg',
) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)], { type }), 'photo.jpg');
  const request = new Request('http://x', { method: 'POST', body });
  const response = await app.inject({
    method: 'POST',
    url: `${apiPath}/review/photo`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json<{ data: { id: string; width: number } }>() };
}
