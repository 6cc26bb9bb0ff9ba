import { useEffect, useState } from 'react';

/**
 * Loads the phone number rules of all countries and the flag URLs. They have about 50 KB, so only pages with a phone
 * input load them.
 */
async function loadRules() {
  const [check, country, { flagUrls }] = await Promise.all([
    import('@yunyou/domain/phone/phone-check'),
    import('@yunyou/domain/phone/phone-country'),
    import('./flag-urls.ts'),
  ]);
  return { ...check, ...country, flagUrls, countries: country.listPhoneCountries('en') };
}

export type PhoneRules = Awaited<ReturnType<typeof loadRules>>;

/** Returns the rules, undefined until they are loaded. */
export function usePhoneRules(): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>();
  useEffect(() => {
    let isGone = false;
    void loadRules().then((loaded) => {
      if (!isGone) setRules(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
}
