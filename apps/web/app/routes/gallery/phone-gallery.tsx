import { type PhoneCheck, phoneModes } from '@yunyou/domain/phone/phone-modes';
import { Button } from '@yunyou/ui/button';
import { useCallback, useState } from 'react';
import { PhoneInput, type PhoneInputProps } from '../../features/phone-input/phone-input.tsx';
import styles from './gallery.module.css';
import * as words from './gallery-words.ts';

type Options = Omit<PhoneInputProps, 'value' | 'onChange'>;

const onlyNorthAmerica = ['US', 'CA', 'MX'];
const china = ['CN'];
const mobilePattern = /^\+?[\d\s]+$/;

const examples: readonly Options[] = [
  ...phoneModes.map((mode) => ({ label: words.modeOf(mode), mode, defaultCountry: 'US' })),
  { label: words.onlyNorthAmerica, only: onlyNorthAmerica, defaultCountry: 'US' },
  { label: words.notChina, ignored: china, defaultCountry: 'US' },
  { label: words.withASearchBox, hasSearchBox: true, defaultCountry: 'US' },
  { label: words.dialCodeSelection, hasDialCodeInSelection: true, defaultCountry: 'GB' },
  { label: words.restrictedCharacters, isRestricted: true, defaultCountry: 'US' },
  {
    label: words.ownPatternNoAuto,
    pattern: mobilePattern,
    hasAutoFormat: false,
    defaultCountry: 'US',
  },
];

export function PhoneGallery() {
  const [isByAddress, setIsByAddress] = useState(false);
  const [countryError, setCountryError] = useState('');
  const handleCountryError = useCallback(({ message }: Error) => setCountryError(message), []);
  return (
    <div className={styles.examples}>
      {examples.map((options) => (
        <PhoneExample key={options.label} options={options} />
      ))}
      <div>
        {isByAddress ? (
          <PhoneExample
            options={{
              label: words.countryByAddress,
              countryServiceUrl: '/gallery/country',
              onCountryError: handleCountryError,
            }}
          />
        ) : (
          <Button tone="quiet" onClick={() => setIsByAddress(true)}>
            {words.askForMyCountry}
          </Button>
        )}
        {countryError && <p role="alert">{countryError}</p>}
      </div>
    </div>
  );
}

function PhoneExample({ options }: { options: Options }) {
  const [value, setValue] = useState('');
  const [check, setCheck] = useState<PhoneCheck>();
  return (
    <div className={styles.example}>
      <PhoneInput
        {...options}
        value={value}
        onChange={(next, checked) => {
          setValue(next);
          setCheck(checked);
        }}
      />
      <output className={styles.result} aria-label={words.resultOf(options.label)}>
        {check ? JSON.stringify(check) : words.nothingYet}
      </output>
    </div>
  );
}
