import type { RateTable } from '@yunyou/contract/admin/admin-rules.endpoints';
import { readRateSource } from '@yunyou/domain/money/rate-source';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import type { Services } from '../handler.ts';
import { defineJob } from '../jobs/job-definition.ts';
import type { Actor } from '../staff/audit.ts';
import { readRates } from './exchange-rates.ts';
import { saveRates } from './save-rates.ts';

const timeoutMs = 10_000;
const bytesMax = 200_000;

type RateServices = Pick<Services, 'db' | 'transaction' | 'settings' | 'now'>;

/** Reads the source and stores its rates if they are newer. Throws when it cannot be read or is implausible. */
export async function refreshRates(services: RateServices, url: string, actor: Actor): Promise<RateTable> {
  const body = await fetchJson(url);
  return services.transaction(async (db) => {
    const current = await readRates(db);
    const read = readRateSource(body, current);
    if (read.asOf > addDays(chinaNow(actor.now).date, 1)) throw new Error('The rates have a future date');
    if (read.asOf <= current.asOf) return { asOf: current.asOf, cnyPer: current.cnyPer };
    await saveRates(db, read, { actor, isByStaff: false });
    return read;
  });
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) throw new Error(`The source of exchange rates answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > bytesMax) throw new Error('The source of exchange rates sent too much');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** Reads the source every morning in China. Does nothing without a source. */
export const refreshRatesJob = defineJob<'refresh-rates'>({
  schedule: { cron: '20 9 * * *', data: {} },
  retries: 5,
  retryDelaySeconds: 600,
  run: async (_, services) => {
    const { EXCHANGE_RATES_URL: url } = services.settings;
    if (url) await refreshRates(services, url, { id: null, name: 'Daily refresh', now: services.now() });
  },
});
