import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Input, Typography } from 'antd';
import { FormError } from '../form-error.tsx';
import { api } from '../session/staff-client.ts';
import { useAccountWords } from './account-words.ts';
import styles from './second-factor.module.css';

interface SecondFactorProps {
  isOn: boolean;
  /** Called after the recovery codes were shown. */
  onDone?(): void;
}

/** Sets up the second factor with a QR code and a first code, or turns it off. */
export function SecondFactor({ isOn, onDone }: SecondFactorProps) {
  const words = useAccountWords();
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
        <img src={start.data.qrImage} alt={words.qrCode} width={200} height={200} />
        <div className={styles['setUp']}>
          <Typography.Paragraph>
            {words.scan}{' '}
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
      <Typography.Paragraph>{isOn ? words.isOn : words.isOff}</Typography.Paragraph>
      <Button loading={action.isPending} onClick={() => action.mutate()}>
        {isOn ? words.turnOff : words.setUp}
      </Button>
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const words = useAccountWords();
  return (
    <>
      <Alert type="warning" showIcon title={words.codesTitle} description={words.codesHelp} />
      <Typography.Paragraph copyable={{ text: codes.join('\n') }} className={styles['codes'] ?? ''}>
        <code>
          {codes.map((code) => (
            <span key={code}>{code}</span>
          ))}
        </code>
      </Typography.Paragraph>
      <Button type="primary" onClick={onDone}>
        {words.haveCodes}
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
  const words = useAccountWords();
  return (
    <Form<{ code: string }>
      name="second-factor"
      layout="vertical"
      onFinish={({ code }) => onSubmit(code.trim())}
    >
      {failure && <FormError message={failure} />}
      <Form.Item label={words.code} name="code" rules={[{ required: true, message: words.codeMissing }]}>
        <Input autoComplete="one-time-code" inputMode="numeric" maxLength={40} />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {words.turnOn}
      </Button>
    </Form>
  );
}
