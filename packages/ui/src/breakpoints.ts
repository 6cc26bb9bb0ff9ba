/**
 * Minimum viewport widths of the four layout steps. CSS writes them as literals, because media queries cannot
 * read custom properties: `@media (width >= 40rem)`. Stylelint rejects every other width in a media query.
 */
export const breakpoints = {
  /** Phones in landscape, small tablets: short rows fit beside each other. */
  small: '40rem',
  /** The header shows its navigation instead of the menu button. */
  medium: '56rem',
  /** Two columns. Equals `lg` of antd (992 px), which the back office uses. */
  large: '62rem',
  /** A map or an aside beside two columns. */
  wide: '68rem',
} as const;
