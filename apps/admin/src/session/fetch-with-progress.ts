import type { createHttpClient } from '@yunyou/contract/http-client';

type Fetch = Parameters<typeof createHttpClient>[0]['fetch'];

/** Creates the `fetch` of a client that reports the sent share of an upload (0 to 1); the browser's own does not. */
export const fetchWithProgress =
  (onProgress: (share: number) => void): Fetch =>
  (url, { method, headers, timeout, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.responseType = 'json';
      request.timeout = timeout;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      // The client reads the envelope of an error from `data`.
      const fail = () => reject(Object.assign(new Error('The upload failed'), { data: request.response }));
      request.addEventListener('load', () => (request.status < 300 ? resolve(request.response) : fail()));
      for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, fail);
      request.send(body instanceof FormData ? body : null);
    });
