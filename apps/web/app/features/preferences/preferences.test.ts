import { afterEach, describe, expect, it, vi } from 'vitest';
import { currencyPreference, setPageCurrency } from './preferences.ts';

describe('currency of prices', () => {
  afterEach(() => {
    setPageCurrency(undefined);
    vi.unstubAllGlobals();
  });

  it('is that of the page before that of the browser, and notifies listeners', () => {
    vi.stubGlobal('navigator', { language: 'en-GB' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    const onChange = vi.fn<() => void>();
    const unsubscribe = currencyPreference.subscribe(onChange);
    expect(currencyPreference.read()).toBe('GBP');
    setPageCurrency('EUR');
    expect(currencyPreference.read()).toBe('EUR');
    expect(onChange).toHaveBeenCalledOnce();
    unsubscribe();
    setPageCurrency(undefined);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('is the one that the visitor chose on every page', () => {
    currencyPreference.write('JPY');
    setPageCurrency('EUR');
    expect(currencyPreference.read()).toBe('JPY');
  });
});
