import { expect, it } from 'vitest';
import { createWebhookSecret, signMessage } from './sign.ts';

it('signs as the specification of Standard Webhooks shows', () => {
  const headers = signMessage(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      sentAt: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    },
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with both secrets while one is being replaced', () => {
  const secrets = [createWebhookSecret(), createWebhookSecret()];
  const message = { id: 'msg_1', sentAt: new Date(0), body: '{}' };
  const [first = '', second = ''] = signMessage(message, secrets)['webhook-signature'].split(' ');
  expect(signMessage(message, secrets.slice(0, 1))['webhook-signature']).toBe(first);
  expect(signMessage(message, secrets.slice(1))['webhook-signature']).toBe(second);
});
