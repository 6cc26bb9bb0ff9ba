import { makesClaims } from '@yunyou/domain/trip/description/claims';
import { expect, it } from 'vitest';
import { harmlessTexts, hostileTexts } from './model-answers.ts';

it.each(hostileTexts)('rejects the text %j of a language model', (text) => {
  expect(makesClaims(text)).toBe(true);
});

it.each(harmlessTexts)('accepts the text %j of a language model', (text) => {
  expect(makesClaims(text)).toBe(false);
});
