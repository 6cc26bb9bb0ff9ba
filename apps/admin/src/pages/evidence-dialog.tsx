import { Form, Input } from 'antd';
import { Dialog } from '../dialog.tsx';
import { useOverviewWords } from './overview-words.ts';

interface EvidenceDialogProps {
  count: number;
  isSending: boolean;
  onConfirm(evidence: string): void;
  onClose(): void;
}

/** Prompts for the page on which facts were checked. */
export function EvidenceDialog({ count, isSending, onConfirm, onClose }: EvidenceDialogProps) {
  const words = useOverviewWords().facts;
  const [form] = Form.useForm<{ evidence: string }>();
  return (
    <Dialog
      // antd moves the focus to the button that closes the dialog.
      afterOpenChange={(isShown) => isShown && form.focusField('evidence')}
      title={words.linkTitle(count)}
      okText={words.holds}
      confirmLoading={isSending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={({ evidence }) => onConfirm(evidence.trim())}>
        <Form.Item
          label={words.link}
          name="evidence"
          extra={words.linkHelp}
          rules={[{ required: true, pattern: /^\s*https?:\/\/\S+\s*$/, message: words.linkMissing }]}
        >
          <Input type="url" maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
