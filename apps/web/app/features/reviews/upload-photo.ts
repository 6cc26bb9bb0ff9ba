import type { Envelope } from '@yunyou/contract/endpoint';

type UploadOutcome = { ok: true; id: string } | { ok: false; message: string };

/** Uploads one file. Uses fetch directly, because the API client sends JSON only. */
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
    const answer = (await response.json()) as Envelope<{ id?: string } | null>; // every response of the API is an envelope
    const id = answer.data?.id;
    return answer.code === 200 && id ? { ok: true, id } : { ok: false, message: answer.message };
  } catch {
    // Network failure: the form shows the message and keeps the file.
    return { ok: false, message: 'The site could not be reached.' };
  }
}
