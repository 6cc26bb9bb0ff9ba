/** One entry of the command bar: opens a page or runs an action. */
export interface Command {
  key: string;
  group: 'rows' | 'orders' | 'actions' | 'pages';
  label: string;
  /** Second line: kind of a row, or the group of a page. */
  note?: string;
  /** Further words by which it is found, for example its English name. */
  aliases?: string;
  run(): void;
}

/** Returns the commands whose words begin with every word of the query, those that start with the query first. */
export function matchCommands(query: string, commands: readonly Command[]): Command[] {
  const wanted = toWords(query);
  if (wanted.length === 0) return [...commands];
  const matching = commands.filter(({ label, note = '', aliases = '' }) => {
    const text = `${label} ${note} ${aliases}`.toLowerCase();
    const words = toWords(text);
    // Chinese has no spaces between words, so that a part of a text counts.
    return wanted.every(
      (word) => words.some((own) => own.startsWith(word)) || (isChinese(word) && text.includes(word)),
    );
  });
  const start = query.trim().toLowerCase();
  const startsWithQuery = ({ label }: Command) => label.toLowerCase().startsWith(start);
  return matching.toSorted((one, other) => Number(startsWithQuery(other)) - Number(startsWithQuery(one)));
}

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,:()]+/)
    .filter(Boolean);

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word);
