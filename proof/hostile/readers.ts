import { maxTripDays } from '@yunyou/contract/trip/trip-brief.schema';
import { addDays } from '@yunyou/domain/time/china-time';
import { toUnderstanding } from '@yunyou/wish/brief/to-understanding';
import { findPlaces } from '@yunyou/wish/find-places';
import { normaliseWish } from '@yunyou/wish/normalise-wish';
import { readWish } from '@yunyou/wish/read-wish';
import { listNearestExamples } from '@yunyou/wish/refine/nearest-examples';
import { listUnreadClauses, readRefinement } from '@yunyou/wish/refine/read-refinement';
import { sampleOutline } from '@yunyou/wish/refine/refine-samples';
import { judgeAnswer } from '../../apps/api/src/testing/hostile/judge-answer.ts';
import { hostileTexts } from '../../apps/api/src/testing/hostile/model-answers.ts';
import {
  fillTo,
  maxReadingMillis,
  measureMillis,
  slowUnits,
} from '../../apps/api/src/testing/reading-time.ts';
import { readShippedOptions } from '../../apps/api/src/understanding/judged/shipped-options.ts';
import { waitUntil } from '../harness/waiting.ts';
import { type Canary, planTrip } from './canaries.ts';
import { createFinding, type Finding } from './finding.ts';
import { openTrap } from './outbound.ts';
import { callApi, send, tryApi } from './send.ts';
import { startTarget, type Target } from './target.ts';

const maxWishLength = 2000;
const maxSentenceLength = 300;
const maxKeywordLength = 100;
const maxPlaceLength = 120;
const placesPerDay = 12;
/** Callers at the same time: as many as made the site unusable before reading took linear time. */
const callers = 9;
/** A page beside the attack; reading one wish takes at most 20 ms. */
const maxPageMs = 2000;

/** Attacks the readers of public text with inputs that are slow for regular expressions. */
export async function attackReaders(target: Target, { tripId, headers }: Canary): Promise<Finding[]> {
  const finding = createFinding(
    'wishes, changes, plans and searches that are slow to read, from nine callers at once',
  );
  let slowestPageMs = 0;
  const waiting = [...slowUnits];
  const attack = async (): Promise<void> => {
    for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
      const wish = fillTo(maxWishLength, unit);
      const keyword = fillTo(maxKeywordLength, unit);
      const sentence = fillTo(maxSentenceLength, unit);
      for (const [key, fields] of [
        ['POST /travel/understand', { wish }],
        ['POST /travel/refine', { id: tripId, version: 1, sentence }],
        ['POST /travel/verifyPlan', { days: fillDays(unit) }],
        ['GET /destination/search', { keyword }],
        ['GET /wiki/search', { word: keyword }],
      ] as const) {
        const answer = await tryApi(target.url, key, fields, headers);
        const problem = judgeAnswer(answer, { secrets: [], sent: JSON.stringify(fields) });
        finding.check(problem && `${key} ${JSON.stringify(unit)} ${problem}`);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (waiting.length > 0) {
      const started = performance.now();
      const { status } = await send(target.url, { url: '/privacy' });
      slowestPageMs = Math.max(slowestPageMs, performance.now() - started);
      finding.check(status !== 200 && `a page beside the attack answered ${status}`);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: callers }, attack)]);
  finding.check(slowestPageMs > maxPageMs && `a page beside the attack took ${slowestPageMs.toFixed(0)} ms`);
  finding.note = `slowest page beside it ${slowestPageMs.toFixed(0)} ms`;
  return [finding, ...(await measureReading())];
}

/** Fills a plan of the most days and places. Each name is another one, so that none is read only once. */
const fillDays = (unit: string) =>
  Array.from({ length: maxTripDays }, (_, day) => ({
    date: addDays('2027-04-01', day),
    places: Array.from({ length: placesPerDay }, (__, index) => ({
      place: fillTo(maxPlaceLength, `${day} ${index} ${unit}`),
    })),
  }));

/** Measures the CPU time of reading each slow text alone, in this process. */
async function measureReading(): Promise<Finding[]> {
  const options = await readShippedOptions();
  const { gazetteer, today } = options;
  const context = { gazetteer, today, outline: sampleOutline };
  return [
    measureReader('a wish', maxWishLength, (wish) =>
      toUnderstanding({ ...options, reading: readWish(wish, options), by: 'rules' }),
    ),
    measureReader('a sentence about a trip', maxSentenceLength, (sentence) => [
      readRefinement(sentence, context),
      listUnreadClauses(sentence, context),
      listNearestExamples(sentence, { ...context, cityName: (id) => id }),
    ]),
    // Other requests are served between two days.
    measureReader('the names of a day of a plan', maxPlaceLength, (name) =>
      Array.from({ length: placesPerDay }, (_, index) => {
        const place = `${index} ${name}`.slice(0, maxPlaceLength);
        return findPlaces(normaliseWish(place), place, gazetteer);
      }),
    ),
  ];
}

function measureReader(what: string, length: number, read: (text: string) => unknown): Finding {
  const finding = createFinding(`the CPU time of reading ${what} of the maximal length`);
  for (const unit of slowUnits) read(fillTo(length, unit)); // compiles the regular expressions
  let slowestMillis = 0;
  for (const unit of slowUnits) {
    const millis = measureMillis(() => read(fillTo(length, unit)), maxReadingMillis / 2);
    slowestMillis = Math.max(slowestMillis, millis);
    finding.check(millis > maxReadingMillis && `${JSON.stringify(unit)} takes ${millis.toFixed(1)} ms`);
  }
  finding.note = `at most ${slowestMillis.toFixed(1)} ms`;
  return finding;
}

/** Configures a language model that writes links, payments and instructions into the texts of trips. */
export async function attackByModel(): Promise<Finding[]> {
  const finding = createFinding('texts of a hostile language model');
  const textsPerAnswer = 3;
  let answers = 0;
  const model = await openTrap((_, response) => {
    const at = answers * textsPerAnswer;
    const [summary = '', ...days] = Array.from(
      { length: textsPerAnswer },
      (__, index) => hostileTexts[(at + index) % hostileTexts.length] ?? '',
    );
    answers += 1;
    const content = JSON.stringify({ summary, days: days.map((text, index) => ({ day: index + 1, text })) });
    const message = { role: 'assistant', content };
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        id: 'x',
        created: 1,
        model: 'x',
        choices: [{ index: 0, finish_reason: 'stop', message }],
      }),
    );
  });
  const target = await startTarget({
    LLM_URL: `${model.url}/v1`,
    LLM_MODEL: 'hostile',
    RATE_LIMIT: '100000',
    TRIP_LIMIT: '100000',
    PLANNING_MS: '50',
  });
  try {
    const visitor = await target.signIn('Bo');
    const ids: string[] = [];
    while (ids.length * textsPerAnswer < hostileTexts.length)
      ids.push(await planTrip(target, visitor, 'Own trip'));
    await waitForAnswers(() => answers, ids.length);
    for (const id of ids) {
      const trip = JSON.stringify(await callApi(target.url, 'GET /travel/line/detail', { id }, visitor));
      for (const text of hostileTexts)
        finding.check(trip.includes(JSON.stringify(text).slice(1, -1)) && `a trip shows "${text}"`);
    }
    finding.note = `${answers} answers of the model`;
  } finally {
    await target.stop();
    await model.close();
  }
  return [finding];
}

/** Waits until the model has written the texts of all trips, and for the job that stores the last ones. */
async function waitForAnswers(count: () => number, wanted: number): Promise<void> {
  await waitUntil('the model has written all texts', async () => count() >= wanted, { intervalMs: 200 });
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
