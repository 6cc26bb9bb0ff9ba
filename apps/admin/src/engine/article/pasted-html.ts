/** A picture of a pasted text; a paragraph with `placeholder` stands in its place. */
export interface PastedPicture {
  name: string;
  placeholder: string;
  /** The picture itself, if the clipboard has it and describes it; other ones cannot be uploaded. */
  upload?: { dataUrl: string; alt: string };
}

export interface PastedHtml {
  html: string;
  pictures: PastedPicture[];
}

/**
 * Prepares HTML from Word, Google Docs and other programs for the editor: keeps headings, lists, tables and links, turns
 * Word's list paragraphs into lists, and puts a paragraph in the place of each picture.
 */
export function cleanPastedHtml(html: string, placeholderOf: (name: string) => string): PastedHtml {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('style, script, meta, link, title')) element.remove();
  shiftHeadings(page);
  buildWordLists(page);
  repairLinks(page);
  const pictures = replacePictures(page, placeholderOf);
  for (const paragraph of page.querySelectorAll('p, h2, h3, h4')) {
    const isEmpty = (paragraph.textContent ?? '').replaceAll(/\u00A0/g, ' ').trim() === '';
    if (isEmpty && !paragraph.closest('td, th, li')) paragraph.remove();
  }
  return { html: page.body.innerHTML, pictures };
}

/** Articles have headings of level 2 to 4; the title of the page is level 1. */
function shiftHeadings(page: Document): void {
  const shift = page.querySelector('h1') ? 1 : 0;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + shift);
    const next = page.createElement(`h${level}`);
    next.append(...heading.childNodes);
    heading.replaceWith(next);
  }
}

/**
 * Builds lists from Word's paragraphs: Word writes an entry as a paragraph with its level and a typed bullet or
 * number.
 */
function buildWordLists(page: Document): void {
  let open: { list: Element; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll('p')) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = /^\s*[\da-z]+[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (!last || paragraph.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) {
      const list = page.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const entry = page.createElement('li');
    const text = page.createElement('p');
    text.append(...paragraph.childNodes);
    entry.append(text);
    open.at(-1)?.list.append(entry);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** Removes Google's redirect from links, and uses HTTPS, which articles require. */
function repairLinks(page: Document): void {
  for (const link of page.querySelectorAll('a[href]')) {
    const address = URL.parse(link.getAttribute('href') ?? '');
    if (!address) continue;
    const isRedirect = /(?:^|\.)google\.[a-z.]+$/.test(address.hostname) && address.pathname === '/url';
    const target = isRedirect ? (address.searchParams.get('q') ?? address.href) : address.href;
    link.setAttribute('href', target.replace(/^http:/, 'https:'));
  }
}

function replacePictures(page: Document, placeholderOf: (name: string) => string): PastedPicture[] {
  const pictures: PastedPicture[] = [];
  for (const [index, image] of [...page.querySelectorAll('img:not([data-picture])')].entries()) {
    const source = image.getAttribute('src') ?? '';
    const alt = (image.getAttribute('alt') ?? '').trim().slice(0, 300);
    const file = /^(?:file|https?):/.test(source) ? source.split(/[/\\]/).at(-1)?.split('?')[0] : undefined;
    const name = alt || (file && /\.\w{3,4}$/.test(file) ? file : `${index + 1}`);
    const placeholder = placeholderOf(name);
    const isHere = /^data:image\/(?:png|jpeg|webp|avif);base64,/.test(source);
    pictures.push({ name, placeholder, ...(isHere && alt && { upload: { dataUrl: source, alt } }) });
    const paragraph = page.createElement('p');
    paragraph.textContent = placeholder;
    const block = image.closest('p, h2, h3, h4');
    if (block) block.after(paragraph);
    else image.before(paragraph);
    image.remove();
  }
  return pictures;
}
