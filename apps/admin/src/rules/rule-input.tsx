import { Form, type FormItemProps, Input } from 'antd';
import type { ReactNode } from 'react';

interface RuleInputProps {
  label: string;
  name: FormItemProps['name'];
  help?: string;
  children: ReactNode;
}

/** Renders a labelled control of a rule's data. */
export function RuleInput({ label, name, help, children }: RuleInputProps) {
  return (
    <Form.Item label={label} name={name} extra={help}>
      {children}
    </Form.Item>
  );
}

interface RuleDateProps extends Omit<RuleInputProps, 'children' | 'help'> {
  /** Only screen readers read the label. */
  isHidden?: boolean;
}

/** Renders a date of a rule's data; an empty one is `null`, as in content files. */
export function RuleDate({ label, name, isHidden = false }: RuleDateProps) {
  return (
    <Form.Item
      {...(isHidden ? { noStyle: true } : { label })}
      name={name}
      getValueProps={(value: unknown) => ({ value: value ?? '' })}
      normalize={(value: string) => (value === '' ? null : value)}
    >
      <Input type="date" {...(isHidden && { 'aria-label': label })} />
    </Form.Item>
  );
}

/** Converts words by value to the options of a select. */
export const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
