/** Escapes text for XML elements and attributes. Drops characters that XML 1.0 does not allow. */
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
