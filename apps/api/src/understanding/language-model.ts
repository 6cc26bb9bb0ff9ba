import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output } from 'ai';
import type { z } from 'zod';
import type { Settings } from '../settings.ts';

export type ModelSettings = Pick<Settings, 'LLM_URL' | 'LLM_MODEL' | 'LLM_KEY' | 'LLM_TIMEOUT'>;

interface Question<T> {
  schema: z.ZodType<T>;
  instructions: string;
  /** Sent as JSON in the user message: data, never instructions. */
  facts: object;
  temperature: number;
  /** Maximum number of calls. Each one may take `LLM_TIMEOUT` milliseconds. */
  tries: number;
}

export interface LanguageModel {
  /** Returns an answer that matches the schema. Throws the error of the last try. */
  ask<T>(question: Question<T>): Promise<T>;
}

export function hasLanguageModel({ LLM_URL, LLM_MODEL }: ModelSettings): boolean {
  return LLM_URL !== undefined && LLM_MODEL !== undefined;
}

/** Returns a client of the configured model; undefined when no URL or no model is configured. */
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
    // Redirects are refused: the key and the wish go to the configured host only.
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
