import type { Rendering } from '@yunyou/contract/page-renderer';
import { readInlineParts } from './inline-hashes.server.ts';
import { delayScripts } from './late-scripts.tsx';

interface Finish {
  /** The style sheets of the page. */
  styles: Buffer;
  /** What the loaders found, as the router packs it. */
  data: Buffer;
  /** The `nonce` of our own inline parts in this page; see inline-hashes. */
  mark: string;
}

/**
 * Gives a page its styles and the data its browser needs, lets its scripts wait, and names what is inline in it. All that is
 * looked for is ASCII, so bytes are taken for letters, once: nothing has to be decoded.
 */
export function finishPage(
  page: Buffer,
  { styles, data, mark }: Finish,
): Required<Pick<Rendering, 'body' | 'inlineHashes'>> {
  const letters = page.toString('latin1');
  const rendered = import.meta.env.DEV ? letters : delayScripts(letters);
  const inStyle = rendered.indexOf('</style>', rendered.indexOf('<style data-critical'));
  const end = rendered.lastIndexOf('</body>');
  const { html, hashes } = readInlineParts(
    rendered.slice(0, inStyle) +
      styles.toString('latin1') +
      rendered.slice(inStyle, end) +
      handOver(data, mark) +
      rendered.slice(end),
    mark,
  );
  return { body: Buffer.from(html, 'latin1'), inlineHashes: hashes };
}

/**
 * Does what the router's own component does, which would have React write the data piece by piece and wait for each. It is
 * JSON, where a `<` is only ever inside of texts.
 */
function handOver(data: Buffer, mark: string): string {
  const json = data.toString('latin1').replaceAll('<', '\\u003c');
  return (
    `<script type="application/json">${json}</script>` +
    `<script nonce="${mark}">{const {streamController} = window.__reactRouterContext;` +
    `streamController.enqueue(document.currentScript.previousElementSibling.textContent);streamController.close()}</script>`
  );
}
