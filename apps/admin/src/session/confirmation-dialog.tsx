import { useMutation } from '@tanstack/react-query';
import { Form, Input, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { FormError } from '../form-error.tsx';
import { registerConfirmation } from './confirmation.ts';
import { useSessionWords } from './session-words.ts';
import { api } from './staff-client.ts';

interface Credentials {
  password: string;
  code?: string;
}

const formId = 'confirmation';

/** Prompts for the password when a call needs a recent confirmation. The client then repeats the call. */
export function ConfirmationDialog({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const [answer, setAnswer] = useState<{ resolve(isConfirmed: boolean): void }>();
  useEffect(() => {
    registerConfirmation(() => new Promise((resolve) => setAnswer({ resolve })));
    return () => registerConfirmation(undefined);
  }, []);
  if (!answer) return null;
  const handleAnswer = (isConfirmed: boolean) => {
    setAnswer(undefined);
    answer.resolve(isConfirmed);
  };
  return <ConfirmationForm hasSecondFactor={hasSecondFactor} onAnswer={handleAnswer} />;
}

interface ConfirmationFormProps {
  hasSecondFactor: boolean;
  onAnswer(isConfirmed: boolean): void;
}

function ConfirmationForm({ hasSecondFactor, onAnswer }: ConfirmationFormProps) {
  const words = useSessionWords();
  const confirm = useMutation({
    mutationFn: (credentials: Credentials) => api('POST /admin/confirm', { ...credentials }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <Dialog
      width={420}
      zIndex={2000} // above the dialog whose call needs the confirmation
      title={words.confirm.title}
      okText={words.confirm.continue}
      confirmLoading={confirm.isPending}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      onCancel={() => onAnswer(false)}
    >
      <Typography.Paragraph>{words.confirm.intro}</Typography.Paragraph>
      <Form<Credentials>
        name={formId}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => confirm.mutate(values)}
      >
        {confirm.isError && <FormError message={confirm.error.message} />}
        <Form.Item
          label={words.confirm.password}
          name="password"
          rules={[{ required: true, message: words.passwordMissing }]}
        >
          <Input.Password autoFocus autoComplete="current-password" maxLength={200} />
        </Form.Item>
        {hasSecondFactor && (
          <Form.Item
            label={words.code}
            name="code"
            extra={words.codeHelp}
            rules={[{ required: true, message: words.codeMissing }]}
          >
            <Input autoComplete="one-time-code" maxLength={40} />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  );
}
