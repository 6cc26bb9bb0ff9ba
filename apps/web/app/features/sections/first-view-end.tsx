/**
 * Marks the end of the first view; at most one per page. The browser delays the first paint until it has parsed up to
 * here, so that it does not paint the header alone and then again with the content.
 */
export function FirstViewEnd() {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}

const id = 'first-view-end';
