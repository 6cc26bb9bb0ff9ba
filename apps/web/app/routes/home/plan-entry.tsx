import { WishForm } from '../../features/trip/wish-form.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import styles from './home.module.css';
import * as words from './home-words.ts';

const examples = [words.exampleYunnan, words.exampleTrain, words.exampleFamily];

/** Section of the home page with the wish form. */
export function PlanEntry({ blur }: { blur: string | undefined }) {
  return (
    <div className={styles.plan}>
      <div className={styles.planWords}>
        <WishForm />
        <ul className={styles.examples} aria-label={words.examples}>
          {examples.map((wish) => (
            <li key={wish}>
              <PageLink to={`/trip?wish=${encodeURIComponent(wish)}`}>{wish}</PageLink>
            </li>
          ))}
        </ul>
      </div>
      <Picture
        picture="page/trip"
        blur={blur}
        format="poster"
        alt=""
        sizes="17rem"
        className={styles.planPicture}
      />
    </div>
  );
}
