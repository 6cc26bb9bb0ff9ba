import type { CallInput } from '@yunyou/contract/endpoints';
import { Form } from 'antd';
import { Dialog } from '../dialog.tsx';
import { api } from '../session/staff-client.ts';
import { ContactFields } from './contact-fields.tsx';
import type { Order } from './order-moves.tsx';
import { useOrderWords } from './order-words.ts';
import { useOrderCall } from './use-order-call.ts';

type Contact = Omit<CallInput<'POST /admin/order/editContact'>, 'orderNo'>;

/** Corrects the contact of an order. */
export function ContactDialog({ order, onClose }: { order: Order; onClose(): void }) {
  const { contact: words, enter, back } = useOrderWords();
  const [form] = Form.useForm<Contact>();
  const save = useOrderCall(
    (contact: Contact) => api('POST /admin/order/editContact', { orderNo: order.orderNo, ...contact }),
    words.saved,
  );
  const { name, email, phone } = order.contact;
  return (
    <Dialog
      // antd moves the focus to the button that closes the dialog.
      afterOpenChange={(isShown) => isShown && form.focusField('email')}
      title={words.title}
      okText={words.save}
      cancelText={back}
      confirmLoading={save.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Contact>
        form={form}
        layout="vertical"
        initialValues={{ name, email, phone }}
        onFinish={(contact) => save.mutate(contact, { onSuccess: onClose })}
      >
        <ContactFields path={[]} emailHelp={order.userId ? words.accountHelp : enter.emailHelp} />
      </Form>
    </Dialog>
  );
}
