import { Card, Flex, Typography } from 'antd';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { useMe } from '../session/use-me.ts';
import { useAccountWords } from './account-words.ts';
import { FactDigest } from './fact-digest.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';

/** Shows the staff member's own password form, second factor and sessions. */
export function AccountPage() {
  const words = useAccountWords();
  const me = useMe();
  if (!me.data) return null;
  return (
    <Flex vertical gap="middle" className={layout['readable'] ?? ''} data-code="account">
      <PageHead title={words.title} />
      <Typography.Text type="secondary">
        {words.signedInAs(me.data.name, me.data.roleName.toLowerCase())}
      </Typography.Text>
      <Card size="small" title={words.secondFactor}>
        <SecondFactor isOn={me.data.hasSecondFactor} />
      </Card>
      {me.data.pageCodes.includes('staleList') && (
        <Card size="small" title={words.digest}>
          <FactDigest isOn={me.data.getsFactDigest} email={me.data.email} />
        </Card>
      )}
      <Card size="small" title={words.password}>
        <PasswordForm />
      </Card>
      <Card size="small" title={words.sessions}>
        <OwnSessions />
      </Card>
    </Flex>
  );
}
