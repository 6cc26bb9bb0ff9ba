import path from 'node:path';
import type { Database } from '@yunyou/database/database';
import type { Replicas } from '@yunyou/database/replicas';
import type { Services } from './handler.ts';
import { createAnswerStore } from './http/answers/answer-store.ts';
import { createSerialisedAnswers } from './http/answers/serialised-answers.ts';
import { createJobs, type JobKinds } from './jobs/jobs.ts';
import { jobRegistry } from './jobs/registry.ts';
import { createMailSender } from './mail/mail-sender.ts';
import { createPassportBox } from './orders/passports/passport-box.ts';
import { createPassportKeys } from './orders/passports/passport-key.ts';
import { watchCatalogueChanges } from './pages/change-watch.ts';
import { createPaymentProvider } from './payments/create-payment-provider.ts';
import { createPictureEncoder } from './pictures/picture-encoder.ts';
import { posterFolder } from './pictures/poster-folder.ts';
import { createPicturePreparation } from './pictures/preparation.ts';
import { createPlanningPool } from './planning/planning-pool.ts';
import { createPlanningWaits } from './planning/planning-queue.ts';
import { hashRelease } from './release.ts';
import type { Settings } from './settings.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createSecretBox } from './staff/secret-box.ts';
import { createSpanBuffer } from './telemetry/span-buffer.ts';
import { createLiveTrips } from './together/create-live-trips.ts';
import { createTripCatalogue } from './trips/catalogue/trip-catalogue.ts';
import { createFileStore } from './uploads/create-file-store.ts';
import { createSealedStore } from './uploads/sealed-store.ts';
import { createAirQuality } from './weather/air-quality.ts';
import { createForecast } from './weather/forecast.ts';

export interface ServiceOptions {
  database: Database;
  replicas?: Replicas | undefined;
  settings: Settings;
  log(error: Error): void;
  now?(): Date;
  /** Seconds between two polls for new jobs. */
  pollSeconds?: number;
  /** Kinds of jobs that this process runs. Default: with `PLANNING=workers` all but those that plan. */
  jobKinds?: JobKinds;
}

/** Creates the services. `close` stops jobs, planning threads and the picture process; the database stays open. */
export function createServices({
  database,
  replicas,
  settings,
  log,
  now = () => new Date(),
  pollSeconds = 2,
  jobKinds = settings.PLANNING === 'workers' ? 'other' : 'all',
}: ServiceOptions) {
  const jobs = createJobs({
    services: () => services,
    registry: jobRegistry,
    onError: log,
    pollSeconds,
    kinds: jobKinds,
  });
  const plansHere = settings.PLANNING === 'here';
  const planning = createPlanningPool({
    size: plansHere ? settings.PLANNING_THREADS : 0,
    maxQueue: plansHere ? settings.PLANNING_QUEUE : 0,
  });
  const pictures = createPictureEncoder();
  const preparation = createPicturePreparation({
    pictures,
    folder: path.join(settings.DATA_DIR, 'pictures'),
    masters: posterFolder,
    log,
  });
  const changes = watchCatalogueChanges(database);
  const answerCache = {
    maxBytes: (settings.ANSWER_CACHE_MB * 1024 * 1024) / 2,
    changes,
    now: () => performance.now(),
  };
  // The store is on the primary. With replicas, public reads must not depend on it.
  const openAnswerStore = () =>
    settings.ANSWER_STORE_MB > 0 && replicas === undefined
      ? createAnswerStore(database, {
          maxBytes: settings.ANSWER_STORE_MB * 1024 * 1024,
          release: () => hashRelease(settings),
          log,
        })
      : undefined;
  const uploads = createFileStore(settings);
  const services: Services = {
    ...database,
    replicas,
    settings,
    spans: createSpanBuffer(settings),
    signIn: createSignIn(database, settings),
    jobs,
    planning,
    waits: createPlanningWaits(jobKinds !== 'all', planning, database),
    pictures,
    preparation,
    tripCatalogue: createTripCatalogue(database, now),
    payments: createPaymentProvider(settings),
    mail: createMailSender(settings),
    forecast: createForecast({ url: settings.WEATHER_URL, now, onError: log }),
    airQuality: createAirQuality({ url: settings.AIR_QUALITY_URL, now, onError: log }),
    log,
    now,
    uploads,
    privateUploads: createSealedStore(uploads, settings),
    secrets: createSecretBox(settings),
    changes,
    live: createLiveTrips(database, log),
    publicAnswers: createSerialisedAnswers({ ...answerCache, store: openAnswerStore() }),
    privateAnswers: createSerialisedAnswers(answerCache),
    passports: createPassportBox(createPassportKeys(settings)),
  };
  const close = async () => {
    changes.stop();
    services.live.stop();
    await jobs.stop();
    await planning.close();
    preparation.stop();
    pictures.close();
  };
  return { services, close };
}
