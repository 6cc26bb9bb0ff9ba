interface Component {
  /** The line that opens it; empty for the file. */
  begin: string;
  properties: string[];
  children: Component[];
  end: string;
}

/**
 * Moves the properties of each component before the components inside of it, as RFC 5545 demands (3.4 and 3.6.1).
 * ical-generator writes some of them last. Folded lines stay as they are.
 */
export function putPropertiesFirst(file: string): string {
  const root: Component = { begin: '', properties: [], children: [], end: '' };
  const open = [root];
  for (const line of file.split(/\r\n(?! )/)) {
    const current = open.at(-1) ?? root;
    if (line.startsWith('BEGIN:')) {
      const child: Component = { begin: line, properties: [], children: [], end: '' };
      current.children.push(child);
      open.push(child);
    } else if (line.startsWith('END:')) {
      current.end = line;
      open.pop();
    } else current.properties.push(line);
  }
  return root.children.flatMap(listLines).join('\r\n');
}

const listLines = ({ begin, properties, children, end }: Component): string[] => [
  begin,
  ...properties,
  ...children.flatMap(listLines),
  end,
];
