/** Parses comma-separated text with a header line to records by column name. Cells are not trimmed. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = splitCells(text);
  if (!header) return [];
  return rows.map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}

function splitCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const closed = closingQuote(text, at + 1);
      cell = text.slice(at + 1, closed).replaceAll('""', '"');
      at = closed + 1;
    } else {
      const from = at;
      while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at++;
      cell = text.slice(from, at);
    }
    row.push(cell);
    if (text[at] === ',') {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function closingQuote(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (text[at] === '"') {
      if (text[at + 1] !== '"') return at;
      at++;
    }
    at++;
  }
  return text.length;
}
