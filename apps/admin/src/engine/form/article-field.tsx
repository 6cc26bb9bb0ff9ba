import { JsonField } from './json-field.tsx';

interface ArticleFieldProps {
  label: string;
  id?: string;
  value?: unknown;
  onChange?(value: unknown): void;
}

/** An article as its tree of nodes. */
export function ArticleField({ label: _, ...rest }: ArticleFieldProps) {
  return <JsonField {...rest} />;
}
