import { type ComponentType, useCallback, useState } from 'react';

/**
 * Returns a component that is imported on the first call of `load`, and undefined until it has arrived. Unlike
 * `React.lazy`, it shows as soon as it is loaded: Suspense delays the change from its fallback by 300 ms. Callers load
 * it when pointer or focus reaches the button, before the press.
 */
export function useLoadedComponent<Props>(importComponent: () => Promise<{ default: ComponentType<Props> }>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const load = useCallback(() => {
    importComponent().then(
      (module) => setComponent(() => module.default),
      () => undefined, // the next press tries again
    );
  }, [importComponent]);
  return [Component, load] as const;
}
