import { useQuery } from '@tanstack/react-query';
import type { DayChange, PassportChange, RulePreview } from '@yunyou/contract/admin/admin-rules.endpoints';
import type { CallInput } from '@yunyou/contract/endpoints';
import { toDocument } from '@yunyou/domain/editorial/form-document';
import { addDays, chinaNow } from '@yunyou/domain/time/china-time';
import { Alert, Card, Flex, Form, Input, InputNumber, Table, Typography } from 'antd';
import { useState } from 'react';
import type { Values } from '../engine/form/form-values.ts';
import { ReferencePicker } from '../engine/form/reference-picker.tsx';
import { useLanguage } from '../language/language.ts';
import { api } from '../session/staff-client.ts';
import { useCountryNames } from './country-names.ts';
import { useRuleWords } from './rule-words.ts';

interface RulePreviewProps {
  id: string;
  /** The document once it is complete and has not changed for a moment. */
  document: Values | undefined;
}

type Stay = CallInput<'POST /admin/rule/preview'>['stay'];
const defaultStay = (): Stay => ({
  arrival: addDays(chinaNow(new Date()).date, 14),
  days: 7,
  cityId: 'beijing',
});

/** Shows what the document in the form changes for visitors: kinds of days, and verdicts about passports. */
export function RulePreviewCard({ id, document }: RulePreviewProps) {
  const words = useRuleWords().preview;
  const [stay, setStay] = useState(defaultStay);
  const preview = useQuery({
    queryKey: ['rule-preview', id, document, stay],
    queryFn: () => {
      const { $id: _, ...own } = toDocument(document ?? {});
      const fields = own as CallInput<'POST /admin/rule/preview'>['fields']; // values of a form are JSON
      return api('POST /admin/rule/preview', { id, fields, stay });
    },
    enabled: document !== undefined,
    placeholderData: (before) => before,
    gcTime: 60_000,
  });
  const kind = document?.['kind'];
  return (
    <Card size="small" title={words.title}>
      <Typography.Paragraph type="secondary">{words.intro}</Typography.Paragraph>
      {kind === 'visa' && <StayFields stay={stay} onChange={setStay} />}
      <div role="status">
        {!document && words.later}
        {document && preview.isFetching && !preview.data && words.running}
      </div>
      {preview.isError && <Alert type="error" title={preview.error.message} />}
      {document && preview.data && <Changes preview={preview.data} isVisa={kind === 'visa'} />}
    </Card>
  );
}

function StayFields({ stay, onChange }: { stay: Stay; onChange(stay: Stay): void }) {
  const words = useRuleWords().preview;
  return (
    <Form layout="vertical" component="div">
      <Flex gap="middle" wrap>
        <Form.Item label={words.arrival}>
          <Input
            type="date"
            aria-label={words.arrival}
            value={stay.arrival}
            onChange={({ target }) => target.value && onChange({ ...stay, arrival: target.value })}
          />
        </Form.Item>
        <Form.Item label={words.length}>
          <InputNumber
            aria-label={words.length}
            min={1}
            max={180}
            precision={0}
            value={stay.days}
            onChange={(days) => days && onChange({ ...stay, days })}
          />
        </Form.Item>
        <Form.Item label={words.city}>
          <ReferencePicker
            aria-label={words.city}
            entity="city"
            value={stay.cityId}
            onChange={(cityId) => typeof cityId === 'string' && onChange({ ...stay, cityId })}
          />
        </Form.Item>
      </Flex>
    </Form>
  );
}

function Changes({ preview, isVisa }: { preview: RulePreview; isVisa: boolean }) {
  const words = useRuleWords().preview;
  const { isReadable, days, passports, unchanged } = preview;
  if (!isReadable) return <Alert type="warning" title={words.unreadable} />;
  return (
    <Flex vertical gap="small">
      {days.length === 0 && passports.length === 0 && (
        <Typography.Text>{isVisa ? words.noneForStay : words.none}</Typography.Text>
      )}
      {days.length > 0 && <DayTable days={days} />}
      {passports.length > 0 && <PassportTable passports={passports} />}
      {isVisa && <Typography.Text type="secondary">{words.unchanged(unchanged)}</Typography.Text>}
    </Flex>
  );
}

function DayTable({ days }: { days: DayChange[] }) {
  const words = useRuleWords().preview;
  const isChinese = useLanguage() === 'zh';
  const describe = ({ kind, name, zhName, crowds }: DayChange['before']) => {
    const named = isChinese ? zhName || name : name;
    return [words.kinds[kind], named, kind !== 'ordinary' && words.crowds(crowds)].filter(Boolean).join(', ');
  };
  return (
    <Table<DayChange>
      size="small"
      rowKey="from"
      dataSource={days}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: words.days, render: (_, { from, to }) => (from === to ? from : `${from} – ${to}`) },
        { title: words.before, render: (_, { before }) => describe(before) },
        { title: words.after, render: (_, { after }) => describe(after) },
      ]}
    />
  );
}

function PassportTable({ passports }: { passports: PassportChange[] }) {
  const all = useRuleWords();
  const words = all.preview;
  const names = useCountryNames();
  return (
    <Table<PassportChange>
      size="small"
      rowKey="code"
      dataSource={passports}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: all.passport, render: (_, { code }) => names.nameOf(code) },
        { title: words.before, render: (_, { before }) => before.headline },
        { title: words.after, render: (_, { after }) => after.headline },
      ]}
    />
  );
}
