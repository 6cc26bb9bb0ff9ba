export function servingFlags(memoryBytes?: number): string[];
export function servingEnvironment(root: string): Record<string, string>;
export function compileCacheFolder(root: string): string;
