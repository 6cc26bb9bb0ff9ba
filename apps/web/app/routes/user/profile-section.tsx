import styles from './account.module.css';
import { AssistantsPanel } from './assistants-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import type { ProfilePage } from './load-user-page.ts';
import { ProfileForm } from './profile-form.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function ProfileSection({ page }: { page: ProfilePage }) {
  return (
    <div className={styles.columns}>
      <ProfileForm page={page} />
      <div className={styles.panels}>
        <SessionsPanel sessions={page.sessions} />
        <AssistantsPanel assistants={page.assistants} />
        <DataPanel />
      </div>
    </div>
  );
}
