/**
 * Where the part of a page ends that its first paint shows; at most one per page. It keeps the browser from painting
 * the header alone, only to paint again a moment later with what is below it.
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
