import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SiteDoor, type SiteSettings, siteDoors } from '@yunyou/contract/admin/admin-overview.endpoints';
import { entities } from '@yunyou/contract/entities';
import { App, Button, Card, Flex, Form, InputNumber, Result, Skeleton, Switch, Table } from 'antd';
import layout from '../layout.module.css';
import { api } from '../session/staff-client.ts';
import { useMay } from '../session/use-me.ts';
import { PageHead } from './page-head.tsx';

/** Edits settings of the site and lists the settings of this installation. */
export function SettingsPage() {
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayWrite = useMay()('settings.write');
  const settings = useQuery({ queryKey: ['settings'], queryFn: () => api('GET /admin/settings') });
  const save = useMutation({
    mutationFn: (site: SiteSettings) => api('POST /admin/settings/save', { site }),
    onSuccess: async () => {
      void message.success('Saved.');
      await queries.invalidateQueries({ queryKey: ['settings'] });
    },
    onError: (error) => void message.error(error.message),
  });
  if (settings.isPending) return <Skeleton active />;
  if (settings.isError) return <Result status="warning" title={settings.error.message} />;
  const { site, installation } = settings.data;
  return (
    <Flex vertical gap="middle" data-code="settings">
      <PageHead title="Settings" />
      <Form<SiteSettings>
        layout="vertical"
        disabled={!mayWrite}
        initialValues={site}
        onFinish={(values) => save.mutate(values)}
      >
        <Flex vertical gap="middle">
          <Card size="small" title="After how many months a figure must be checked again">
            <Flex gap="middle" wrap>
              {(Object.keys(site.staleMonths) as (keyof SiteSettings['staleMonths'])[]).map((kind) => (
                // Object.keys widens the keys to string
                <Form.Item
                  key={kind}
                  label={entities[kind].label}
                  name={['staleMonths', kind]}
                  rules={[{ required: true, message: 'From 1 to 60 months' }]}
                >
                  <InputNumber min={1} max={60} precision={0} suffix="months" />
                </Form.Item>
              ))}
            </Flex>
          </Card>
          <Card size="small" title="What other programs and sites may read">
            {(Object.keys(siteDoors) as SiteDoor[]).map((door) => (
              // Object.keys widens the keys to string
              <Form.Item
                key={door}
                label={siteDoors[door].label}
                extra={siteDoors[door].description}
                name={['doors', door]}
                valuePropName="checked"
              >
                <Switch checkedChildren="On" unCheckedChildren="Off" />
              </Form.Item>
            ))}
          </Card>
          {mayWrite && (
            <div>
              <Button type="primary" htmlType="submit" loading={save.isPending}>
                Save
              </Button>
            </div>
          )}
        </Flex>
      </Form>
      <Table
        size="small"
        title={() => 'How this installation was started (set in its environment; nothing secret is shown)'}
        rowKey="name"
        dataSource={installation}
        pagination={false}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: 'Setting', dataIndex: 'name' },
          { title: 'Value', dataIndex: 'value' },
          {
            title: 'Meaning',
            render: (_, { description }) => <div className={layout['textCell']}>{description}</div>,
          },
        ]}
      />
    </Flex>
  );
}
