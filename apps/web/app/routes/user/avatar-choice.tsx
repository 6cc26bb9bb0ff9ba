import { avatarNames, avatarPath } from '@yunyou/contract/account/avatars';
import styles from './account.module.css';
import * as words from './user-words.ts';

/** Renders the choice of avatar: drawn pictures or the initial of the name. */
export function AvatarChoice({ chosen, initial }: { chosen: string; initial: string }) {
  const choices = [
    { value: '', name: words.initial },
    ...avatarNames.map((name) => ({ value: avatarPath(name), name })),
  ];
  return (
    <fieldset className={styles.fieldset}>
      <legend>{words.avatar}</legend>
      <div className={styles.avatars}>
        {choices.map(({ value, name }) => (
          <label key={name} className={styles.avatar}>
            <input
              type="radio"
              name="userAvatar"
              value={value}
              defaultChecked={value === chosen}
              aria-label={name}
            />
            {value ? (
              <img src={value} alt="" width="56" height="56" loading="lazy" />
            ) : (
              <span className={styles.initial} aria-hidden="true">
                {initial}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
