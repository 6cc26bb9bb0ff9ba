import { exchangeRates } from '@yunyou/domain/money/money';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { previewRule } from '../../admin/rule-preview.ts';
import { ApiError } from '../../api-error.ts';
import { badInput } from '../../bad-input.ts';
import { handlers } from '../../handler.ts';
import { findStoredRates, readRates } from '../../rates/exchange-rates.ts';
import { refreshRates } from '../../rates/refresh-rates.job.ts';
import { saveRates } from '../../rates/save-rates.ts';
import { actorOf } from '../../staff/audit.ts';

export const adminRuleRoutes = handlers({
  'POST /admin/rule/preview': previewRule,

  'GET /admin/rates': async (_, { db, settings }) => {
    const [current, stored] = [await readRates(db), await findStoredRates(db)];
    const { EXCHANGE_RATES_URL: url } = settings;
    return {
      current: { asOf: current.asOf, cnyPer: current.cnyPer },
      origin: stored && current !== exchangeRates ? { setBy: stored.setBy, setAt: stored.setAt } : null,
      shipped: exchangeRates,
      sourceHost: url ? new URL(url).host : null,
    };
  },

  'POST /admin/rates/save': async (table, context) => {
    const actor = actorOf(context);
    if (table.cnyPer.CNY !== 1)
      throw badInput([{ path: ['cnyPer', 'CNY'], message: 'One yuan is one yuan' }]);
    if (table.asOf > chinaNow(actor.now).date)
      throw badInput([{ path: ['asOf'], message: 'Choose today or an earlier day' }]);
    if (table.asOf < exchangeRates.asOf)
      throw badInput([
        { path: ['asOf'], message: `The product ships rates of ${exchangeRates.asOf}. Choose a later day` },
      ]);
    await context.transaction((db) => saveRates(db, table, { actor, isByStaff: true }));
    return null;
  },

  'POST /admin/rates/refresh': async (_, context) => {
    const { EXCHANGE_RATES_URL: url } = context.settings;
    if (!url)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'No source of exchange rates is set (EXCHANGE_RATES_URL).',
      });
    try {
      return await refreshRates(context, url, actorOf(context));
    } catch (error) {
      context.log(new Error('Reading the exchange rates failed', { cause: error }));
      const reason = error instanceof Error ? error.message : '';
      throw new ApiError('NOT_POSSIBLE', { message: `The source could not be read. ${reason}`.trim() });
    }
  },
});
