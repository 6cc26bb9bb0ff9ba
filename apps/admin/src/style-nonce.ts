/**
 * Gives every style element that a script creates from now on the nonce of the page, because the
 * Content-Security-Policy allows no other inline styles. antd and Tiptap accept a nonce, but antd's scroll lock and
 * scrollbar measurement do not (decision 8). Markup that reaches the page in another way gets no nonce.
 */
export function setStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
