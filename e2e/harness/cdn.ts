import { once } from 'node:events';
import http from 'node:http';
import { portOf } from '../../apps/api/src/testing/port-of.ts';

export interface Cdn {
  /** Another origin than the site's: `localhost` instead of `127.0.0.1`, so that cookies are not shared either. */
  url: string;
  requests: { path: string; cookie: string | undefined }[];
  answers: { path: string; status: number; headers: http.IncomingHttpHeaders }[];
  /** Sets the site that later requests are forwarded to. */
  serve(siteUrl: string): void;
  stop(): Promise<void>;
}

/** Starts a process-local stand-in for a CDN: it forwards requests to the site and changes nothing. */
export async function startCdn(): Promise<Cdn> {
  let site: string | undefined;
  const requests: Cdn['requests'] = [];
  const answers: Cdn['answers'] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, cookie: request.headers.cookie });
    if (!site) return void response.writeHead(502).end();
    const forwarded = http.get(
      new URL(path, site),
      { headers: { ...request.headers, host: new URL(site).host } },
      (answer) => {
        const { statusCode: status = 502, headers } = answer;
        answers.push({ path, status, headers });
        response.writeHead(status, headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    url: `http://localhost:${port}`,
    requests,
    answers,
    serve: (siteUrl) => {
      site = siteUrl;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
