import { Card, Flex, Typography } from 'antd';
import layout from '../layout.module.css';
import { PageHead } from '../pages/page-head.tsx';
import { useAccountWords } from './account-words.ts';
import { SecondFactor } from './second-factor.tsx';

/** Replaces all pages until a required second factor is set up. */
export function EnrolmentPage({ onDone }: { onDone(): void }) {
  const words = useAccountWords();
  return (
    <Flex vertical gap="middle" className={layout['readable'] ?? ''} data-code="enrolment">
      <PageHead title={words.enrolTitle} />
      <Typography.Paragraph>{words.enrolIntro}</Typography.Paragraph>
      <Card size="small" title={words.secondFactor}>
        <SecondFactor isOn={false} onDone={onDone} />
      </Card>
    </Flex>
  );
}
