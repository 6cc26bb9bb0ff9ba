import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type SiteIntegration,
  type SiteSettings,
  siteIntegrations,
} from '@yunyou/contract/admin/admin-overview.endpoints';
import { App, Button, Card, Flex, Form, InputNumber, Result, Skeleton, Switch, Table } from 'antd';
import { useLanguage } from '../language/language.ts';
import { useNames } from '../language/names.ts';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { PageHead } from './page-head.tsx';
import { zhSettings, zhSettingValues } from './setting-words-zh.ts';
import { useSystemWords } from './system-words.ts';

/** Edits settings of the site and lists the settings of this installation. */
export function SettingsPage() {
  const words = useSystemWords().settings;
  const names = useNames();
  const isChinese = useLanguage() === 'zh';
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('settings.write');
  const settings = useQuery({ queryKey: ['settings'], queryFn: () => api('GET /admin/settings') });
  const save = useMutation({
    mutationFn: (site: SiteSettings) => api('POST /admin/settings/save', { site }),
    onSuccess: async () => {
      void message.success(words.saved);
      await queries.invalidateQueries({ queryKey: ['settings'] });
    },
    onError: (error) => void message.error(error.message),
  });
  if (settings.isPending) return <Skeleton active />;
  if (settings.isError) return <Result status="warning" title={settings.error.message} />;
  const { site, installation } = settings.data;
  return (
    <Flex vertical gap="middle" data-code="settings">
      <PageHead title={words.title} />
      <Form<SiteSettings>
        layout="vertical"
        disabled={!mayWrite}
        initialValues={site}
        onFinish={(values) => save.mutate(values)}
      >
        <Flex vertical gap="middle">
          <Card size="small" title={words.stale}>
            <Flex gap="middle" wrap>
              {/* Object.keys widens the keys to string */}
              {(Object.keys(site.staleMonths) as (keyof SiteSettings['staleMonths'])[]).map((kind) => (
                <Form.Item
                  key={kind}
                  label={names.entity(kind)}
                  name={['staleMonths', kind]}
                  rules={[{ required: true, message: words.monthsMissing }]}
                >
                  <InputNumber
                    className={layout['months'] ?? ''}
                    min={1}
                    max={60}
                    precision={0}
                    suffix={words.months}
                  />
                </Form.Item>
              ))}
            </Flex>
          </Card>
          <Card size="small" title={words.integrations}>
            {(Object.keys(siteIntegrations) as SiteIntegration[]).map((integration) => (
              // Object.keys widens the keys to string
              <Form.Item
                key={integration}
                label={words.integrationNames[integration].label}
                extra={words.integrationNames[integration].description}
                name={['integrations', integration]}
                valuePropName="checked"
              >
                <Switch checkedChildren={words.on} unCheckedChildren={words.off} />
              </Form.Item>
            ))}
          </Card>
          {mayWrite && (
            <div>
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                {words.save}
              </Button>
            </div>
          )}
        </Flex>
      </Form>
      <Table
        size="small"
        title={() => words.installation}
        rowKey="name"
        dataSource={installation}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: words.setting, dataIndex: 'name' },
          {
            title: words.value,
            render: (_, { value }) => (isChinese && zhSettingValues[value]) || value,
          },
          {
            title: words.meaning,
            render: (_, { description }) => (
              <div className={layout['textCell']}>
                {(isChinese && zhSettings[description]) || description}
              </div>
            ),
          },
        ]}
      />
    </Flex>
  );
}
