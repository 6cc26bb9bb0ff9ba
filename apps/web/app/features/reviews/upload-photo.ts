import type { Envelope } from '@yunyou/contract/endpoint';

export type UploadOutcome = { ok: true; id: string } | { ok: false; message: string };

/** Sends one file; the API's client speaks JSON only. */
export async function uploadPhoto(
  file: File,
  { apiBase, token }: { apiBase: string; token: string | undefined },
): Promise<UploadOutcome> {
  const body = new FormData();
  body.set('file', file);
  try {
    const response = await fetch(`${apiBase}/review/photo`, {
      method: 'POST',
      body,
      headers: token ? { 'user-token': token } : {},
    });
    const answer = (await response.json()) as Envelope<{ id?: string } | null>; // every answer of ours is one
    const id = answer.data?.id;
    return answer.code === 200 && id ? { ok: true, id } : { ok: false, message: answer.message };
  } catch {
    return { ok: false, message: 'The site could not be reached.' };
  }
}
