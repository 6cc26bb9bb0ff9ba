/** Preloaded into the app: shifts its clock by an offset received as a message. */
const RealDate = Date;
let offsetMs = 0;

const now = () => RealDate.now() + offsetMs;
globalThis.Date = new Proxy(RealDate, {
  // Reflect.construct returns `any`; the target is Date.
  construct: (target, args: unknown[]) =>
    args.length === 0 ? new target(now()) : (Reflect.construct(target, args) as Date),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'clockOffsetMs' in message) {
    offsetMs = Number(message.clockOffsetMs);
  }
});
process.channel?.unref();
