import { Section } from '../sections/section.tsx';
import styles from './business-list.module.css';

interface Business {
  id: string;
  name: string;
  zhName: string;
  district: string;
  priceClass: number;
  summary: string;
  cuisine?: string;
  speciality?: string;
  signatureDishes?: string[];
  registersForeignPassports?: 'yes' | 'ask-first';
}

const priceWords = ['', 'budget', 'mid-range', 'upscale', 'luxury'] as const;

export function BusinessList({ title, businesses }: { title: string; businesses: readonly Business[] }) {
  if (businesses.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {businesses.map((business) => (
          <li key={business.id} className={styles.entry}>
            <h3>
              {business.name}{' '}
              <span lang="zh" className={styles.chinese}>
                {business.zhName}
              </span>
            </h3>
            <p className={styles.facts}>
              {[business.cuisine ?? business.speciality, business.district, priceWords[business.priceClass]]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p>{business.summary}</p>
            {business.signatureDishes && (
              <p className={styles.facts}>Order: {business.signatureDishes.join(', ')}</p>
            )}
            {business.registersForeignPassports && (
              <p className={styles.facts}>
                {business.registersForeignPassports === 'yes'
                  ? 'Registers foreign passports.'
                  : 'Ask before booking whether it registers foreign passports.'}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
