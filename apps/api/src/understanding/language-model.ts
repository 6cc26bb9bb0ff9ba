import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output } from 'ai';
import type { z } from 'zod';
import type { Settings } from '../settings.ts';

export type ModelSettings = Pick<Settings, 'LLM_URL' | 'LLM_MODEL' | 'LLM_KEY' | 'LLM_TIMEOUT'>;

export interface Question<T> {
  schema: z.ZodType<T>;
  instructions: string;
  /** Goes out as JSON: text to read, never instructions. */
  facts: object;
  temperature: number;
  /** Each may take `LLM_TIMEOUT`. */
  tries: number;
}

export interface LanguageModel {
  /** An answer of the schema's shape. Throws what the last try threw. */
  ask<T>(question: Question<T>): Promise<T>;
}

export function hasLanguageModel({ LLM_URL, LLM_MODEL }: ModelSettings): boolean {
  return LLM_URL !== undefined && LLM_MODEL !== undefined;
}

/** The model the settings name, if they do. */
export function findLanguageModel({
  LLM_URL,
  LLM_MODEL,
  LLM_KEY,
  LLM_TIMEOUT,
}: ModelSettings): LanguageModel | undefined {
  if (LLM_URL === undefined || LLM_MODEL === undefined) return undefined;
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: LLM_URL,
    supportsStructuredOutputs: true,
    // A service that sends us on to somewhere else is not the one that was set.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
    ...(LLM_KEY !== undefined && { apiKey: LLM_KEY }),
  });
  const askOnce = async <T>({ schema, instructions, facts, temperature }: Question<T>): Promise<T> => {
    const { output } = await generateText({
      model: provider(LLM_MODEL),
      output: Output.object({ schema }),
      instructions,
      prompt: JSON.stringify(facts),
      temperature,
      maxOutputTokens: 2000,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(LLM_TIMEOUT),
    });
    return output;
  };
  return {
    async ask(question) {
      for (let left = question.tries - 1; ; left -= 1) {
        try {
          return await askOnce(question);
        } catch (error) {
          if (left === 0) throw error;
        }
      }
    },
  };
}
