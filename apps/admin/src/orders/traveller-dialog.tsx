import { passportNamePattern, passportNumberPattern } from '@yunyou/contract/orders/order-patterns';
import { Form, Input, Modal } from 'antd';
import { api } from '../session/staff-client.ts';
import type { Order } from './order-moves.tsx';
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
    'Traveller saved.',
  );
  const isDeleted = traveller.passportEnding === '';
  return (
    <Modal
      open
      title={`Traveller ${index + 1}`}
      okText="Save"
      cancelText="Back"
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
          label="Name"
          name="name"
          rules={[
            { required: true, pattern: passportNamePattern, message: 'In Latin letters, as in the passport' },
          ]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          label="New passport number"
          name="passportNumber"
          normalize={(value: string) => value.trim().toUpperCase()}
          extra={
            isDeleted
              ? 'The passport numbers of this order have been deleted.'
              : `Left empty: the number ending in ${traveller.passportEnding} stays.`
          }
          rules={[{ pattern: passportNumberPattern, message: 'Letters and digits only, as in the passport' }]}
        >
          <Input maxLength={15} autoComplete="off" disabled={isDeleted} />
        </Form.Item>
        {traveller.kind === 'child' && (
          <Form.Item label="New date of birth" name="birthDate" extra="Left empty: it stays as it is.">
            <Input type="date" disabled={isDeleted} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
