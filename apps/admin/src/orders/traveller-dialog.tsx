import { passportNamePattern, passportNumberPattern } from '@yunyou/contract/orders/order-patterns';
import { Form, Input } from 'antd';
import { Dialog } from '../dialog.tsx';
import { api } from '../session/staff-client.ts';
import type { Order } from './order-moves.tsx';
import { useOrderWords } from './order-words.ts';
import { useOrderCall } from './use-order-call.ts';

interface TravellerFields {
  name: string;
  passportNumber?: string;
  birthDate?: string;
}

interface TravellerDialogProps {
  orderNo: string;
  traveller: Order['travellers'][number];
  index: number;
  onClose(): void;
}

/** Corrects one traveller. Empty fields for passport number and birth date leave them as they are. */
export function TravellerDialog({ orderNo, traveller, index, onClose }: TravellerDialogProps) {
  const { traveller: words, back, name: nameLabel } = useOrderWords();
  const [form] = Form.useForm<TravellerFields>();
  const save = useOrderCall(
    ({ name, passportNumber, birthDate }: TravellerFields) =>
      api('POST /admin/order/editTraveller', {
        orderNo,
        traveller: index,
        name,
        ...(passportNumber && { passportNumber }),
        ...(birthDate && { birthDate }),
      }),
    words.saved,
  );
  const isDeleted = traveller.passportEnding === '';
  return (
    <Dialog
      // antd moves the focus to the button that closes the dialog.
      afterOpenChange={(isShown) => isShown && form.focusField('name')}
      title={words.title(index + 1)}
      okText={words.save}
      cancelText={back}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<TravellerFields>
        form={form}
        layout="vertical"
        initialValues={{ name: traveller.name }}
        onFinish={(fields) => save.mutate(fields, { onSuccess: onClose })}
      >
        <Form.Item
          label={nameLabel}
          name="name"
          rules={[{ required: true, pattern: passportNamePattern, message: words.nameWrong }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label={words.newPassport}
          name="passportNumber"
          normalize={(value: string) => value.trim().toUpperCase()}
          extra={isDeleted ? words.deletedHelp : words.staysHelp(traveller.passportEnding)}
          rules={[{ pattern: passportNumberPattern, message: words.newPassportWrong }]}
        >
          <Input maxLength={15} autoComplete="off" disabled={isDeleted} />
        </Form.Item>
        {traveller.kind === 'child' && (
          <Form.Item label={words.newBirth} name="birthDate" extra={words.birthStays}>
            <Input type="date" disabled={isDeleted} />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  );
}
