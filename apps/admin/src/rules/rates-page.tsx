import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RateTable } from '@yunyou/contract/admin/admin-rules.endpoints';
import type { CallOutput } from '@yunyou/contract/endpoints';
import type { Currency } from '@yunyou/contract/entities/base.schema';
import { rateChange } from '@yunyou/domain/money/rate-source';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { App, Button, Card, Flex, Form, Input, InputNumber, Result, Skeleton, Table, Typography } from 'antd';
import { useState } from 'react';
import { useDates } from '../language/dates.ts';
import { PageHead } from '../pages/page-head.tsx';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { useRateWords } from './rate-words.ts';

type Rates = CallOutput<'GET /admin/rates'>;

/** A change above this part of 1 is confirmed before it is saved. */
const usualChange = 0.1;

/** Shows and sets the exchange rates of the site. */
export function RatesPage() {
  const words = useRateWords();
  const rates = useQuery({ queryKey: ['rates'], queryFn: () => api('GET /admin/rates') });
  if (rates.isPending) return <Skeleton active />;
  if (rates.isError) return <Result status="warning" title={rates.error.message} />;
  return (
    <Flex vertical gap="middle" data-code="exchangeRates">
      <PageHead title={words.title} />
      <Origin rates={rates.data} />
      <RatesForm key={rates.data.origin?.setAt ?? 'shipped'} rates={rates.data} />
    </Flex>
  );
}

function Origin({ rates: { current, origin, sourceHost } }: { rates: Rates }) {
  const words = useRateWords();
  const dates = useDates();
  const at = origin ? dates.dateTime(origin.setAt) : '';
  const isShipped = !origin && words.shipped(dates.day(current.asOf));
  const isStored = origin && (origin.setBy === null ? words.refreshed(at) : words.setBy(origin.setBy, at));
  return (
    <Card size="small">
      <Typography.Paragraph>{words.intro}</Typography.Paragraph>
      <Typography.Paragraph>{isShipped || isStored}</Typography.Paragraph>
      <Typography.Text type="secondary">
        {sourceHost === null ? words.noSource : words.source(sourceHost)}
      </Typography.Text>
    </Card>
  );
}

function RatesForm({ rates: { current, sourceHost } }: { rates: Rates }) {
  const words = useRateWords();
  const [form] = Form.useForm<RateTable>();
  const mayPublish = useMay()('ruleList.publish');
  const { save, refresh } = useRateMutations();
  const { modal } = App.useApp();
  const [today] = useState(() => chinaNow(new Date()).date);
  const typed = Form.useWatch((values) => values.cnyPer, form);
  const codes = Object.keys(current.cnyPer) as Currency[]; // Object.keys returns string[]
  const change = (code: Currency) => {
    const rate = typed?.[code];
    return rate ? rateChange(current.cnyPer[code], rate) : 0;
  };
  const handleFinish = (table: RateTable) => {
    const unusual = codes.filter((code) => Math.abs(change(code)) > usualChange);
    if (unusual.length === 0) return save.mutate(table);
    modal.confirm({ title: words.unusual(unusual.join(', ')), onOk: () => save.mutate(table) });
  };
  return (
    <Form<RateTable>
      form={form}
      layout="vertical"
      disabled={!mayPublish}
      initialValues={{ ...current, asOf: today }}
      onFinish={handleFinish}
    >
      <Flex vertical gap="middle" align="start">
        <Form.Item label={words.asOf} name="asOf" rules={[{ required: true, message: words.asOfMissing }]}>
          <Input type="date" max={today} />
        </Form.Item>
        <Table
          size="small"
          rowKey={(code) => code}
          dataSource={codes}
          pagination={false}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: words.currency, render: (_, code) => code },
            { title: words.inUse, align: 'right', render: (_, code) => current.cnyPer[code] },
            {
              title: words.yuan,
              render: (_, code) => (
                <Form.Item
                  noStyle
                  name={['cnyPer', code]}
                  rules={[{ required: true, message: `${words.yuanFor(code)}: ${words.rateMissing}` }]}
                >
                  <InputNumber
                    aria-label={words.yuanFor(code)}
                    min={0.000_001}
                    max={10_000}
                    disabled={!mayPublish || code === 'CNY'}
                  />
                </Form.Item>
              ),
            },
            {
              title: words.change,
              align: 'right',
              render: (_, code) => `${(change(code) * 100).toFixed(1)}%`,
            },
          ]}
        />
        {mayPublish && (
          <Flex gap="small" wrap>
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {words.save}
            </Button>
            {sourceHost !== null && (
              <Button loading={refresh.isPending} onClick={() => refresh.mutate()}>
                {words.refresh}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Form>
  );
}

function useRateMutations() {
  const words = useRateWords();
  const dates = useDates();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const onError = (error: Error) => void message.error(error.message);
  const reload = () => queries.invalidateQueries({ queryKey: ['rates'] });
  const save = useMutation({
    mutationFn: (table: RateTable) => api('POST /admin/rates/save', table),
    onSuccess: async () => {
      void message.success(words.saved);
      await reload();
    },
    onError,
  });
  const refresh = useMutation({
    mutationFn: () => api('POST /admin/rates/refresh', {}),
    onSuccess: async ({ asOf }) => {
      void message.success(words.upToDate(dates.day(asOf)));
      await reload();
    },
    onError,
  });
  return { save, refresh };
}
