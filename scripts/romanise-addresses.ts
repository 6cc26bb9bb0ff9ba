import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { romaniseAddress } from '@yunyou/content/geography/romanise-address';
import { listFiles } from '@yunyou/content/list-files';

/**
 * `npm run content:addresses` adds the address in Latin letters to hotels, restaurants, shops and sights that have only a
 * Chinese one. Written addresses stay. Review what it adds: names of peoples other than the Han are not read as pinyin.
 */
for (const entity of ['hotel', 'restaurant', 'shop', 'scenic-spot']) {
  for (const file of await listFiles(path.join('content', entity))) {
    const source = await readFile(file, 'utf8');
    const written = source.replaceAll(
      /^( *)zhAddress: (.+)\n(?! *address:)/gm,
      (line, indent: string, zh: string) => {
        const address = romaniseAddress(zh.replaceAll(/^['"]|['"]$/g, ''));
        if (address !== undefined) console.log(`${file}: ${zh} = ${address}`);
        return address === undefined ? line : `${line}${indent}address: ${address}\n`;
      },
    );
    if (written !== source) await writeFile(file, written);
  }
}
