import { useEffect, useState } from 'react';

/** The rules of every country's numbers, and the flags: some 50 KB that only pages with a phone input load. */
async function loadRules() {
  const [check, country, { flagUrls }] = await Promise.all([
    import('@yunyou/domain/phone/phone-check'),
    import('@yunyou/domain/phone/phone-country'),
    import('./flag-urls.ts'),
  ]);
  return { ...check, ...country, flagUrls, countries: country.listPhoneCountries('en') };
}

export type PhoneRules = Awaited<ReturnType<typeof loadRules>>;

/** Undefined until they are there. */
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
