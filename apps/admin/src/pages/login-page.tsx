import { ApiFailure } from '@yunyou/contract/http-client';
import { Button, Card, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import styles from './login-page.module.css';
import { safeReturnPath } from './safe-return-path.ts';

interface Credentials {
  name: string;
  password: string;
  code?: string;
}

export function LoginPage() {
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
      setFailure(error instanceof ApiFailure ? error.message : 'Something went wrong.');
      setIsBusy(false);
    }
  };
  return (
    <Flex align="center" justify="center" className={styles['page'] ?? ''}>
      <Card className={styles['card'] ?? ''}>
        <Flex vertical align="center" gap="small" className={styles['head'] ?? ''}>
          <img src="/seal.svg" alt="" width={48} height={48} />
          <Typography.Title level={1} className={styles['title'] ?? ''}>
            Yunyou back office
          </Typography.Title>
        </Flex>
        <Form<Credentials>
          layout="vertical"
          onFinish={(values) => void handleFinish(values)}
          requiredMark={false}
        >
          {failure && <FormError message={failure} />}
          <Form.Item
            label="Name or e-mail"
            name="name"
            rules={[{ required: true, message: 'Enter your name' }]}
          >
            <Input autoComplete="username" autoFocus />
          </Form.Item>
          <Form.Item
            label="Password"
            name="password"
            rules={[{ required: true, message: 'Enter your password' }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          {isCodeNeeded && (
            <Form.Item label="Code" name="code" extra="From your authenticator app, or a recovery code">
              <Input autoComplete="one-time-code" autoFocus maxLength={40} />
            </Form.Item>
          )}
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            Sign in
          </Button>
        </Form>
      </Card>
    </Flex>
  );
}
