import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Typography } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import styles from './second-factor.module.css';

interface SecondFactorProps {
  isOn: boolean;
  /** Called after the recovery codes were shown. */
  onDone?(): void;
}

/** Sets up the second factor with a QR code and a first code, or turns it off. */
export function SecondFactor({ isOn, onDone }: SecondFactorProps) {
  const queries = useQueryClient();
  const start = useMutation({ mutationFn: () => api('POST /admin/totp/start') });
  const confirm = useMutation({
    mutationFn: (code: string) => api('POST /admin/totp/confirm', { code }),
  });
  const finish = async () => {
    start.reset();
    confirm.reset();
    await queries.invalidateQueries({ queryKey: ['me'] });
    onDone?.();
  };
  const remove = useMutation({ mutationFn: () => api('POST /admin/totp/remove'), onSuccess: finish });
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
          <CodeForm
            failure={confirm.error?.message}
            isBusy={confirm.isPending}
            onSubmit={(code) => confirm.mutate(code)}
          />
        </div>
      </Flex>
    );
  const action = isOn ? remove : start;
  return (
    <>
      {action.isError && <FormError message={action.error.message} />}
      <Typography.Paragraph>
        {isOn
          ? 'On: signing in asks for a code from your authenticator app.'
          : 'Off. With it, a stolen password alone opens nothing.'}
      </Typography.Paragraph>
      <Button loading={action.isPending} onClick={() => action.mutate()}>
        {isOn ? 'Turn off' : 'Set up'}
      </Button>
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

interface CodeFormProps {
  failure: string | undefined;
  isBusy: boolean;
  onSubmit(code: string): void;
}

function CodeForm({ failure, isBusy, onSubmit }: CodeFormProps) {
  return (
    <Form<{ code: string }>
      name="second-factor"
      layout="vertical"
      onFinish={({ code }) => onSubmit(code.trim())}
    >
      {failure && <FormError message={failure} />}
      <Form.Item
        label="Code from the app"
        name="code"
        rules={[{ required: true, message: 'Enter the code from the app' }]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        Turn on
      </Button>
    </Form>
  );
}
