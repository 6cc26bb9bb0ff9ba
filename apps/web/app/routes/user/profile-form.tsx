import { ApiFailure } from '@yunyou/contract/http-client';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { PhoneInput } from '../../features/phone-input/phone-input.tsx';
import { usePhoneRules } from '../../features/phone-input/use-phone-rules.ts';
import { changeVisitorInfo } from '../../session/session.ts';
import styles from './account.module.css';
import { AvatarChoice } from './avatar-choice.tsx';
import type { ProfilePage } from './load-user-page.ts';
import { toProfileChange } from './profile-change.ts';
import * as words from './user-words.ts';

export function ProfileForm({ page: { profile, interests, currencies } }: { page: ProfilePage }) {
  const api = useApi();
  const rules = usePhoneRules();
  const [phone, setPhone] = useState({ text: profile.phone ?? '', e164: profile.phone, isWrong: false });
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phone.isWrong) {
      setProblem(words.phoneWrong);
      return;
    }
    setIsSaving(true);
    setProblem(undefined);
    try {
      const change = toProfileChange(new FormData(event.currentTarget), phone.e164);
      const saved = await api('POST /user/updateUserInfo', change);
      changeVisitorInfo(saved);
      showToast({ type: 'success', message: words.profileSaved, grouping: true });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 400) setProblem(error.message);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <h2>{words.profile}</h2>
      <AvatarChoice chosen={profile.userAvatar} initial={profile.userName.slice(0, 1).toUpperCase()} />
      <label className={styles.field}>
        {words.name}
        <input
          className={styles.control}
          name="userName"
          defaultValue={profile.userName}
          required
          maxLength={60}
          autoComplete="name"
        />
      </label>
      <label className={styles.field}>
        {words.email}
        <input className={styles.control} value={profile.email} readOnly aria-describedby="email-note" />
        <small id="email-note" className={styles.note}>
          {words.emailNote}
        </small>
      </label>
      <PhoneInput
        label={words.phone}
        value={phone.text}
        mode="international"
        onChange={(text, check) =>
          setPhone({
            text,
            e164: check?.valid ? (check.e164 ?? null) : null,
            isWrong: !!text && !check?.valid,
          })
        }
      />
      <div className={styles.row}>
        <label className={styles.field}>
          {words.nationality}
          <select
            key={rules ? 'all' : 'own'}
            className={styles.control}
            name="nationality"
            defaultValue={profile.nationality ?? ''}
          >
            <option value="">{words.notSet}</option>
            {rules?.countries.map(({ iso2, name }) => (
              <option key={iso2} value={iso2}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {words.homeCurrency}
          <select className={styles.control} name="homeCurrency" defaultValue={profile.homeCurrency ?? ''}>
            <option value="">{words.notSet}</option>
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} ({code})
              </option>
            ))}
          </select>
        </label>
      </div>
      <fieldset className={styles.fieldset}>
        <legend>{words.units}</legend>
        <div className={styles.choices}>
          {(['metric', 'imperial'] as const).map((units) => (
            <label key={units} className={styles.chip}>
              <input type="radio" name="units" value={units} defaultChecked={profile.units === units} />
              {units === 'metric' ? words.kilometresC : words.milesF}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend>{words.interests}</legend>
        <div className={styles.choices}>
          {interests.map(({ id, name }) => (
            <label key={id} className={styles.chip}>
              <input
                type="checkbox"
                name="interestTagIds"
                value={id}
                defaultChecked={profile.interestTagIds.includes(id)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </form>
  );
}
