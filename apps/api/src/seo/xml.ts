/** Text inside an element or attribute. Characters that XML cannot hold at all are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[<>&"']/g, (character) => entities[character] ?? character);
}

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
