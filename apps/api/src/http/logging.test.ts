import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { describeError, loggerOptions, redactText } from './logging.ts';

const shareKey = 'Zk3vQ9wXy_7LmNp2RsTu4A';

describe('redactText', () => {
  it.each([
    ['mail to ada.lovelace@example.org failed', 'mail to [e-mail] failed'],
    ['550 <ada@example.org> unknown', '550 <[e-mail]> unknown'],
    [`GET /trip/details?id=1&share=${shareKey} failed`, 'GET /trip/details?[redacted] failed'],
    [`the key ${shareKey} is wrong`, 'the key [secret] is wrong'],
    [`the key 1a2b.${'aB3'.repeat(14)}x is wrong`, 'the key 1a2b.[secret] is wrong'],
    ['trip 0f8fad5b-d9cb-469f-a165-70867728950e', 'trip 0f8fad5b-d9cb-469f-a165-70867728950e'],
    ['incoming request', 'incoming request'],
  ])('turns "%s" into "%s"', (text, redacted) => {
    expect(redactText(text)).toBe(redacted);
  });
});

describe('describeError', () => {
  it('leaves out the values of a failed statement and keeps its text, code and stack', () => {
    const cause = Object.assign(new Error('invalid input syntax for type integer: "a secret wish"'), {
      code: '22P02',
      table: 'trip',
      detail: 'Failing row contains (a secret wish)',
    });
    const error = Object.assign(
      new Error('Failed query: select $1\nparams: a secret wish,ada@example.org', { cause }),
      {
        query: 'select $1',
        params: ['a secret wish'],
      },
    );
    const described = describeError(error);
    expect(JSON.stringify(described)).not.toMatch(/secret wish|ada@/);
    expect(described).toMatchObject({ type: 'Error', code: '22P02', table: 'trip' });
    expect(described.message).toContain('Failed query: select $1');
    expect(described.stack).toContain('logging.test.ts');
  });

  it('describes what is not an error', () => {
    expect(describeError('ada@example.org').message).toBe('[e-mail]');
  });
});

describe('the log', () => {
  it('contains neither query strings, headers nor messages with personal data', async () => {
    let log = '';
    const stream = new Writable({
      write(chunk, _, done) {
        log += String(chunk);
        done();
      },
    });
    const app = Fastify({ logger: { ...loggerOptions({ LOG_LEVEL: 'info' }), stream } });
    app.get('/trip', (request, reply) => {
      request.log.warn(new Error('first ada@example.org'));
      request.log.warn({ err: new Error('second ada@example.org') });
      request.log.warn({ err: new Error('third') }, 'with ada@example.org');
      request.log.info('plain ada@example.org');
      return reply.send('ok');
    });
    await app.inject({ url: `/trip?share=${shareKey}&wish=pandas`, headers: { 'trip-key': 'my-trip-key' } });
    await app.close();
    expect(log).not.toMatch(new RegExp(`${shareKey}|pandas|my-trip-key|ada@example`));
    for (const kept of [
      '"path":"/trip"',
      'first [e-mail]',
      'second [e-mail]',
      'with [e-mail]',
      'plain [e-mail]',
    ])
      expect(log).toContain(kept);
  });
});
