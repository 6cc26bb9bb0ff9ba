import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

interface LazyPage<Props extends object> {
  /** Server loaders await it before the page is rendered, so that nothing suspends there. */
  load(): Promise<void>;
  /** Starts loading the code in the browser. Rendering imports it again and reports a failure. */
  preload(): void;
  Page: ComponentType<Props & { fallback?: ReactNode }>;
}

/**
 * Splits a part of a page into a chunk of its own that is still rendered on the server. While the browser loads the chunk, it
 * keeps the server's markup; `fallback` is shown after a navigation in the browser only.
 */
export function lazyPage<Props extends object>(
  importPage: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(importPage);
  return {
    load: async () => {
      loaded ??= (await importPage()).default; // each call of `import()` costs CPU, also of a loaded module
    },
    preload: () => void importPage().catch(() => undefined),
    Page: ({ fallback, ...props }) => {
      const Part = loaded ?? Lazy; // `load` runs on the server only
      return (
        <Suspense fallback={fallback}>
          {/* The rest of the props are those of the page, which TypeScript cannot derive. */}
          <Part {...(props as unknown as Props)} />
        </Suspense>
      );
    },
  };
}
