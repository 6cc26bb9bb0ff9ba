import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Typography } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import styles from './second-factor.module.css';

/** Sets up the second factor with a QR code and a first code, or removes it with the password. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: (password: string) => api('POST /admin/totp/start', { password }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => api('POST /admin/totp/confirm', { code }),
  });
  const remove = useMutation({
    mutationFn: (password: string) => api('POST /admin/totp/remove', { password }),
    onSuccess: async () => {
      start.reset();
      confirm.reset();
      await queries.invalidateQueries({ queryKey: ['me'] });
    },
  });
  const finish = async () => {
    start.reset();
    confirm.reset();
    await queries.invalidateQueries({ queryKey: ['me'] });
  };
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={() => void finish()} />;
  if (start.data)
    return (
      <Flex gap="large" wrap>
        <img src={start.data.qrImage} alt="QR code for the authenticator app" width={200} height={200} />
        <div className={styles['setUp']}>
          <Typography.Paragraph>
            Scan this with an authenticator app, or type the secret into it:{' '}
            <Typography.Text code copyable>
              {start.data.secret}
            </Typography.Text>
          </Typography.Paragraph>
          <OneField
            label="Code from the app"
            name="code"
            button="Turn on"
            failure={confirm.error?.message}
            isBusy={confirm.isPending}
            onSubmit={(code) => confirm.mutate(code)}
          />
        </div>
      </Flex>
    );
  return (
    <>
      <Typography.Paragraph>
        {isOn
          ? 'On: signing in asks for a code from your authenticator app.'
          : 'Off. With it, a stolen password alone opens nothing.'}
      </Typography.Paragraph>
      <OneField
        key={String(isOn)}
        label="Your password"
        name="password"
        button={isOn ? 'Give up the second factor' : 'Set up'}
        failure={(isOn ? remove : start).error?.message}
        isBusy={(isOn ? remove : start).isPending}
        onSubmit={(password) => (isOn ? remove : start).mutate(password)}
      />
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title="Write these recovery codes down now: they are not shown again."
        description="Each works once, in place of a code from the app."
      />
      <Typography.Paragraph copyable={{ text: codes.join('\n') }} className={styles['codes'] ?? ''}>
        <code>
          {codes.map((code) => (
            <span key={code}>{code}</span>
          ))}
        </code>
      </Typography.Paragraph>
      <Button type="primary" onClick={onDone}>
        I have them
      </Button>
    </>
  );
}

interface OneFieldProps {
  label: string;
  name: 'password' | 'code';
  button: string;
  failure: string | undefined;
  isBusy: boolean;
  onSubmit(value: string): void;
}

function OneField({ label, name, button, failure, isBusy, onSubmit }: OneFieldProps) {
  return (
    <Form<{ value: string }>
      name={`second-factor-${name}`}
      layout="vertical"
      onFinish={({ value }) => onSubmit(value.trim())}
    >
      {failure && <FormError message={failure} />}
      <Form.Item label={label} name="value" rules={[{ required: true, message: 'This is needed.' }]}>
        {name === 'password' ? (
          <Input.Password autoComplete="current-password" maxLength={200} />
        ) : (
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
        )}
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {button}
      </Button>
    </Form>
  );
}
