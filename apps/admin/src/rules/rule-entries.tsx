import { Button, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import fields from '../engine/form/field-input.module.css';
import { useRuleWords } from './rule-words.ts';
import styles from './rules.module.css';

interface RuleEntriesProps {
  /** Path of the list in the form. */
  name: string[];
  title: string;
  addLabel: string;
  /** Values of an added entry. */
  added: object;
  /** Returns the title of the entry with this number, from 1. */
  entryTitle(number: number): string;
  /** Renders the fields of the entry at this index. */
  children(index: number): ReactNode;
}

/** Edits a list of entries of a rule, each in its own frame. */
export function RuleEntries({ name: list, title, addLabel, added, entryTitle, children }: RuleEntriesProps) {
  const words = useRuleWords();
  return (
    <fieldset className={fields['group']}>
      <legend className={fields['legend']}>{title}</legend>
      <Form.List name={list}>
        {(entries, { add, remove }) => (
          <Flex vertical gap="small">
            {entries.map(({ key, name }, index) => (
              <fieldset key={key} className={styles['entry']}>
                <legend className={fields['legend']}>{entryTitle(index + 1)}</legend>
                {children(name)}
                <Button
                  size="small"
                  danger
                  aria-label={words.removeEntry(entryTitle(index + 1))}
                  onClick={() => remove(name)}
                >
                  {words.remove}
                </Button>
              </fieldset>
            ))}
            <Flex>
              <Button type="dashed" onClick={() => add(added)}>
                {addLabel}
              </Button>
            </Flex>
          </Flex>
        )}
      </Form.List>
    </fieldset>
  );
}
