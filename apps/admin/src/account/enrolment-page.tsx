import { Card, Flex, Typography } from 'antd';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { SecondFactor } from './second-factor.tsx';

/** Replaces all pages until a required second factor is set up. */
export function EnrolmentPage({ onDone }: { onDone(): void }) {
  return (
    <Flex vertical gap="middle" className={layout['readable'] ?? ''} data-code="enrolment">
      <PageHead title="Set up your second factor" />
      <Typography.Paragraph>
        Your role can see orders or staff accounts, so signing in also needs a code from an authenticator app
        on your phone. It takes a minute; then you can go on.
      </Typography.Paragraph>
      <Card size="small" title="Second factor">
        <SecondFactor isOn={false} onDone={onDone} />
      </Card>
    </Flex>
  );
}
