import { type PhoneCheck, phoneModes } from '@yunyou/domain/phone/phone-modes';
import { Button } from '@yunyou/ui/button';
import { useCallback, useState } from 'react';
import { PhoneInput, type PhoneInputProps } from '../../features/phone-input/phone-input.tsx';
import styles from './gallery.module.css';

type Options = Omit<PhoneInputProps, 'value' | 'onChange'>;

const onlyNorthAmerica = ['US', 'CA', 'MX'];
const china = ['CN'];
const mobilePattern = /^\+?[\d\s]+$/;

const examples: readonly Options[] = [
  ...phoneModes.map((mode) => ({ label: `Mode ${mode}`, mode, defaultCountry: 'US' })),
  { label: 'Only North America', only: onlyNorthAmerica, defaultCountry: 'US' },
  { label: 'Not China', ignored: china, defaultCountry: 'US' },
  { label: 'With a search box', hasSearchBox: true, defaultCountry: 'US' },
  { label: 'Dial code in the selection', hasDialCodeInSelection: true, defaultCountry: 'GB' },
  { label: 'Restricted characters', isRestricted: true, defaultCountry: 'US' },
  {
    label: 'Own pattern, no auto format',
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
              label: 'Country by address',
              countryServiceUrl: '/gallery/country',
              onCountryError: handleCountryError,
            }}
          />
        ) : (
          <Button tone="quiet" onClick={() => setIsByAddress(true)}>
            Ask for my country
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
      <output className={styles.result} aria-label={`Result of ${options.label}`}>
        {check ? JSON.stringify(check) : 'nothing yet'}
      </output>
    </div>
  );
}
