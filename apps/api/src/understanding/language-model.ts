import type { z } from 'zod';
import { createBoundedQueue } from '../bounded-queue.ts';
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
  // Loaded with the first question: sites without a model do not need these packages.
  const load = async () => {
    const [{ createOpenAICompatible }, { generateText, Output }] = await Promise.all([
      import('@ai-sdk/openai-compatible'),
      import('ai'),
    ]);
    const provider = createOpenAICompatible({
      name: 'language-model',
      baseURL: LLM_URL,
      supportsStructuredOutputs: true,
      fetch: fetchBounded,
      ...(LLM_KEY !== undefined && { apiKey: LLM_KEY }),
    });
    return { provider, generateText, Output };
  };
  const askOnce = async <T>({ schema, instructions, facts, temperature }: Question<T>): Promise<T> => {
    const { provider, generateText, Output } = await load();
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
  const askWithRetries = async <T>(question: Question<T>): Promise<T> => {
    for (let left = question.tries - 1; ; left -= 1) {
      try {
        return await askOnce(question);
      } catch (error) {
        if (left === 0) throw error;
      }
    }
  };
  return { ask: (question) => modelQueue.run(() => askWithRetries(question)) };
}

/** Calls of the model in this process, for wishes and for texts together. A refused call counts as a failed one. */
const modelQueue = createBoundedQueue({ concurrency: 4, maxWaiting: 16, maxWaitMs: 2000 });

/** An answer of 2000 tokens has about 10 kB. */
const maxAnswerBytes = 256 * 1024;

/**
 * Fetches without redirects, so that the key and the wish go to the configured host only. Ends an answer of more than
 * 256 kB with an error; the time of the whole answer is bounded by the signal of the call.
 */
const fetchBounded: typeof fetch = async (address, init) => {
  const { body, status, statusText, headers } = await fetch(address, { ...init, redirect: 'error' });
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxAnswerBytes)
        controller.error(new Error(`The answer has more than ${maxAnswerBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(limit) ?? null, { status, statusText, headers });
};
