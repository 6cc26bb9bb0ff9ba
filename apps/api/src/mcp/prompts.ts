import { z } from 'zod';

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: Record<string, z.ZodString>;
  /** Our words only. What the traveller typed follows as a message of its own, so that it stays a text of the traveller. */
  text: string;
}

const argument = (about: string) => z.string().trim().min(1).max(2000).describe(about);

export const prompts: readonly Prompt[] = [
  {
    name: 'plan-a-trip',
    title: 'Plan a trip in China',
    description: 'Plans a trip from a wish and explains the plan',
    arguments: { wish: argument('Where, when, how long, with whom, what you like') },
    text: 'Plan a trip in China with the Yunyou tools. Ask for the dates, the number of days and the passports if they are missing. Call plan_trip once, then explain the plan day by day, name what must be booked and when, and give the link.',
  },
  {
    name: 'check-entry-rules',
    title: 'Can I enter China?',
    description: 'Checks visa rules for passports, dates and route',
    arguments: { trip: argument('Passports, dates, cities in order, countries before and after') },
    text: 'Check with visa_check whether these travellers may enter China as planned. Name the rule, its conditions, its authority and the date of the last check, and say that the authority decides.',
  },
  {
    name: 'check-my-plan',
    title: 'Check my plan',
    description: 'Checks opening hours, ways, tickets and entry rules of a plan',
    arguments: { plan: argument('The plan by day, with dates, sights and times') },
    text: 'Check this plan for China with verify_plan. Name what is closed, impossible or missing, with the date of the facts, and show the nearest working plan with its link. Ask for the dates and passports if they are missing.',
  },
];
