import { internationalPhonePattern } from '@yunyou/contract/orders/order-patterns';
import { Form, Input } from 'antd';
import { useOrderWords } from './order-words.ts';

/** Edits name, e-mail address and phone number of a contact; `path` leads to its values in the form. */
export function ContactFields({ path, emailHelp }: { path: readonly string[]; emailHelp: string }) {
  const { enter: words, name } = useOrderWords();
  return (
    <>
      <Form.Item
        label={name}
        name={[...path, 'name']}
        rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        label={words.email}
        name={[...path, 'email']}
        extra={emailHelp}
        rules={[{ required: true, type: 'email', message: words.emailWrong }]}
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item
        label={words.phone}
        name={[...path, 'phone']}
        normalize={(value: string) => value.replace(/[\s()-]/g, '')}
        rules={[{ required: true, pattern: internationalPhonePattern, message: words.phoneWrong }]}
      >
        <Input type="tel" maxLength={20} autoComplete="off" />
      </Form.Item>
    </>
  );
}
