/** An object whose fields may also be stated as undefined. */
export type Loose<T> = { [K in keyof T]-?: T[K] | undefined } extends infer L ? Partial<L> : never;

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
