import type { Rendering } from '@yunyou/contract/page-renderer';
import { inlineSource, readInlineParts } from './inline-hashes.server.ts';
import { delayScripts } from './late-scripts.tsx';
import type { Sheets } from './styles.server.ts';

interface Finish {
  styles: Sheets;
  /** What the loaders found, as the router packs it. */
  data: Buffer;
  /** The `nonce` of our own inline parts in this page; see inline-hashes. */
  mark: string;
}

/**
 * Does what the router's own component does, which would have React write the data piece by piece and wait for each. What it reads
 * is JSON, where a `<` is only ever inside of texts.
 */
const handOver =
  '{const {streamController} = window.__reactRouterContext;' +
  'streamController.enqueue(document.currentScript.previousElementSibling.textContent);streamController.close()}';
const handOverSource = inlineSource(handOver);

/**
 * Gives a page its styles and the data its browser needs, lets its scripts wait, and names what is inline in it. All that is
 * looked for is ASCII, so bytes are taken for letters (latin1), once: nothing has to be decoded.
 */
export function finishPage(
  page: Buffer,
  { styles, data, mark }: Finish,
): Required<Pick<Rendering, 'body' | 'inlineHashes'>> {
  const letters = page.toString('latin1');
  const { html, hashes } = readInlineParts(import.meta.env.DEV ? letters : delayScripts(letters), mark);
  const inStyle = html.indexOf('</style>', html.indexOf('<style data-critical'));
  const end = html.lastIndexOf('</body>');
  const json = data.toString('latin1').replaceAll('<', '\\u003c');
  const whole =
    html.slice(0, inStyle) +
    styles.letters +
    html.slice(inStyle, end) +
    `<script type="application/json">${json}</script><script>${handOver}</script>` +
    html.slice(end);
  return {
    body: Buffer.from(whole, 'latin1'),
    inlineHashes: {
      scripts: [...hashes.scripts, handOverSource],
      styles: [...hashes.styles, styles.source],
    },
  };
}
