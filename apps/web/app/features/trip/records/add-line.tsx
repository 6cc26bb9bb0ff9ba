import { Button } from '@yunyou/ui/button';
import { type FormEvent, useState } from 'react';
import fields from '../brief/fields.module.css';

interface AddLineProps {
  label: string;
  buttonLabel: string;
  maxLength: number;
  /** Returns whether the text was added; otherwise it stays in the field. */
  onAdd: (text: string) => boolean;
}

/** Renders a form with one field that adds a line to a list. Empty text adds nothing. */
export function AddLine({ label, buttonLabel, maxLength, onAdd }: AddLineProps) {
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = text.trim();
    if (given !== '' && onAdd(given)) setText('');
  };
  return (
    <form className={fields.row} onSubmit={handleSubmit}>
      <label className={fields.field}>
        {label}
        <input
          className={fields.control}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button tone="quiet" type="submit">
        {buttonLabel}
      </Button>
    </form>
  );
}
