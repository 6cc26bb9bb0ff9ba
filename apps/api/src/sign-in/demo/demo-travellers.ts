import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface DemoTraveller {
  accountId: string;
  name: string;
  email: string;
  /** Line below the name. */
  about: string;
}

const toTraveller = (name: string, email: string, about: string): DemoTraveller => ({
  accountId: accountIdOf(email),
  name,
  email,
  about,
});

/** Built-in travellers; visitors can create others on the page. */
export const readyTravellers: readonly DemoTraveller[] = [
  toTraveller('Mei Tanaka', 'mei@demo.invalid', 'Slow trains, old tea houses'),
  toTraveller('Lucas Ferreira', 'lucas@demo.invalid', 'Two weeks, two children'),
  toTraveller('Amara Okafor', 'amara@demo.invalid', 'Mountains before breakfast'),
];

/** Fields of the form that creates a traveller. */
export const travellerForm = z.object({
  name: z.string().trim().min(1, 'Write a name').max(60, 'Write at most 60 characters'),
  email: z
    .email('Write an e-mail address')
    .max(254)
    .transform((value) => value.toLowerCase()),
});

/** Derives the account id from the e-mail address, so that the same address is the same traveller. */
export function accountIdOf(email: string): string {
  return `demo-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)}`;
}
