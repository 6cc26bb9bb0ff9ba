import { delayScripts } from './late-scripts.tsx';

interface Finish {
  /** The style sheets of the page. */
  styles: Buffer;
  /** What the loaders found, as the router packs it. */
  data: Buffer;
  /** See Rendering in the contract. */
  mark: string;
}

/**
 * Gives a page its styles and the data its browser needs, and lets its scripts wait. All that is looked for is ASCII, so bytes
 * are taken for letters: nothing has to be decoded.
 */
export function finishPage(page: Buffer, { styles, data, mark }: Finish): Buffer {
  const html = page.toString('latin1');
  const rendered = import.meta.env.DEV ? html : delayScripts(html);
  const inStyle = rendered.indexOf('</style>', rendered.indexOf('<style data-critical'));
  const end = rendered.lastIndexOf('</body>');
  return Buffer.concat([
    Buffer.from(rendered.slice(0, inStyle), 'latin1'),
    styles,
    Buffer.from(rendered.slice(inStyle, end) + handOver(data, mark) + rendered.slice(end), 'latin1'),
  ]);
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
