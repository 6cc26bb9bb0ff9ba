export function step<T>(title: string, work: () => Promise<T>, options?: { hint?: string }): Promise<T>;
