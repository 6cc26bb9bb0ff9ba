import type { Grants } from '@yunyou/contract/admin/staff-access';
import type { EndpointKey, HandlerInput, HandlerOutput } from '@yunyou/contract/endpoints';
import type { StaffRoleRow, StaffRow } from '@yunyou/database/admin/staff.queries';
import type { Database } from '@yunyou/database/database';
import type { Replicas } from '@yunyou/database/replicas';
import type { UserRow } from '@yunyou/database/visitors/user.queries';
import type { SerialisedAnswers } from './http/answers/serialised-answers.ts';
import type { Jobs } from './jobs/job-queue.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { PassportBox } from './orders/passports/passport-box.ts';
import type { ChangeWatch } from './pages/change-watch.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PictureEncoder } from './pictures/picture-encoder.ts';
import type { PicturePreparation } from './pictures/preparation.ts';
import type { PlanningPool } from './planning/planning-pool.ts';
import type { PlanningWaits } from './planning/planning-queue.ts';
import type { Settings } from './settings.ts';
import type { SignIn } from './sign-in/sign-in.ts';
import type { SecretBox } from './staff/secret-box.ts';
import type { SpanBuffer } from './telemetry/span-buffer.ts';
import type { LiveTrips } from './together/live-trips.ts';
import type { TripCatalogueSource } from './trips/catalogue/trip-catalogue.ts';
import type { FileStore } from './uploads/file-store.ts';
import type { AirQuality } from './weather/air-quality.ts';
import type { Forecast } from './weather/forecast.ts';

/** The caller of an endpoint, as the transport identified it. */
export interface Caller {
  visitor?: { user: UserRow; tokenHash: string };
  staff?: StaffCaller;
  /** Hash of the `trip-key` header, which owns trips created without signing in. */
  tripKeyHash?: string;
  userAgent: string;
  /** Cookie of a browser in which a staff member has signed in before. */
  deviceToken?: string;
  /** Network address, for rate limits and for failed staff logins in the audit log. */
  address: string;
  /** Log position of this browser's last write, for reads from replicas. */
  writtenPosition?: number;
}

export interface StaffCaller {
  staff: StaffRow;
  role: StaffRoleRow;
  grants: Grants;
  tokenHash: string;
  /** Required in the `x-csrf-token` header of each write. */
  csrfToken: string;
  /** When the password was last entered in this session. */
  confirmedAt: Date | null;
  /** The role needs a second factor and the account has none. */
  mustEnrol: boolean;
}

export interface UploadedFile {
  fileName: string;
  content: Buffer;
}

/** Dependencies of all handlers and jobs. */
export interface Services extends Database {
  settings: Settings;
  /** Finished spans of requests and jobs; undefined without a telemetry collector. */
  spans: SpanBuffer | undefined;
  /** Answer public reads; undefined without replicas, and in a preview, which reads in its transaction. */
  replicas: Replicas | undefined;
  signIn: SignIn;
  jobs: Jobs;
  planning: PlanningPool;
  /** Estimates the time that trips wait for a planner. */
  waits: PlanningWaits;
  pictures: PictureEncoder;
  preparation: PicturePreparation;
  tripCatalogue: TripCatalogueSource;
  forecast: Forecast;
  airQuality: AirQuality;
  /** Number of the last catalogue change, for caches. */
  changes: ChangeWatch;
  /** Answers of endpoints with `serverCache`. */
  publicAnswers: SerialisedAnswers;
  /** Answers for callers whose access is checked on each call. */
  privateAnswers: SerialisedAnswers;
  /** Open pages of trips that several people edit. */
  live: LiveTrips;
  /** Logs errors outside of requests. */
  log(error: Error): void;
  now(): Date;
  payments: PaymentProvider;
  mail: MailSender;
  uploads: FileStore;
  /** The same store; encrypts what it stores. */
  privateUploads: FileStore;
  secrets: SecretBox;
  passports: PassportBox;
}

export interface HandlerContext extends Services {
  caller: Caller;
  /** Sets or clears the session cookie of the back office; does nothing outside of HTTP. */
  setStaffCookie(token: string | undefined): void;
  /** Sets the cookie by which a later login recognises this browser; does nothing outside of HTTP. */
  setDeviceCookie(token: string): void;
  /** File of a multipart call. */
  upload?: UploadedFile;
  /** Event endpoints: aborted when the caller disconnects. */
  signal?: AbortSignal;
}

/**
 * An answer that HTTP caches serialised. The handler has checked access before it returns one; `cacheKey` must change with
 * everything that the answer depends on besides the published catalogue.
 */
export class CacheableAnswer<T> {
  readonly cacheKey: string;
  readonly compute: () => Promise<T>;
  constructor(cacheKey: string, compute: () => Promise<T>) {
    this.cacheKey = cacheKey;
    this.compute = compute;
  }
}

export type Handler<K extends EndpointKey> = (
  input: HandlerInput<K>,
  context: HandlerContext,
) => Promise<HandlerOutput<K> | CacheableAnswer<HandlerOutput<K>>>;

export type Handlers = { [K in EndpointKey]: Handler<K> };

/** Infers the types of the handlers of one area. */
export const handlers = <K extends EndpointKey>(some: Pick<Handlers, K>): Pick<Handlers, K> => some;
