import { ApiFailure } from '@yunyou/contract/http-client';
import { Button, Card, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormError } from '../form-error.tsx';
import { usePageTitle } from '../language/use-page-title.ts';
import { useSessionWords } from '../session/session-words.ts';
import { api } from '../session/staff-client.ts';
import styles from './login-page.module.css';
import { safeReturnPath } from './safe-return-path.ts';

interface Credentials {
  name: string;
  password: string;
  code?: string;
}

export function LoginPage() {
  const words = useSessionWords();
  usePageTitle(words.signIn);
  const [params] = useSearchParams();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);

  const handleFinish = async (credentials: Credentials) => {
    setIsBusy(true);
    setFailure('');
    try {
      await api('POST /admin/login', { ...credentials });
      location.assign(safeReturnPath(params.get('back')));
    } catch (error) {
      if (error instanceof ApiFailure && error.data.error === 'SECOND_FACTOR_NEEDED') setIsCodeNeeded(true);
      setFailure(error instanceof ApiFailure ? error.message : words.failed);
      setIsBusy(false);
    }
  };
  return (
    <Flex align="center" justify="center" className={styles['page'] ?? ''}>
      <Card className={styles['card'] ?? ''}>
        <Flex vertical align="center" gap="small" className={styles['head'] ?? ''}>
          <img src="/seal.svg" alt="" width={48} height={48} />
          <Typography.Title level={1} className={styles['title'] ?? ''}>
            {words.title}
          </Typography.Title>
        </Flex>
        <Form<Credentials>
          layout="vertical"
          onFinish={(values) => void handleFinish(values)}
          requiredMark={false}
        >
          {failure && <FormError message={failure} />}
          <Form.Item label={words.name} name="name" rules={[{ required: true, message: words.nameMissing }]}>
            <Input autoComplete="username" autoFocus />
          </Form.Item>
          <Form.Item
            label={words.password}
            name="password"
            rules={[{ required: true, message: words.passwordMissing }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          {isCodeNeeded && (
            <Form.Item label={words.code} name="code" extra={words.codeHelp}>
              <Input autoComplete="one-time-code" autoFocus maxLength={40} />
            </Form.Item>
          )}
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            {words.signIn}
          </Button>
        </Form>
      </Card>
    </Flex>
  );
}
