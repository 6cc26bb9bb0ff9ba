import { breakpoints } from './packages/ui/src/breakpoints.ts';

const widths = Object.values(breakpoints);
/** Our classes are camelCase; antd, ProseMirror and MapLibre name theirs with hyphens. */
const camelCase = '^([a-z][a-zA-Z0-9]*|(ant|ProseMirror|maplibregl)-[a-z-]+)$';

/** Physical properties that have a logical twin (`margin-inline-start`, `inset-block-end`, `inline-size`). */
const physicalProperties = [
  '/^(margin|padding|border)-(top|right|bottom|left)/',
  '/^(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
];

/** Rules of the shared style guide, section "CSS", on top of the standard configuration. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/build/**', '**/dist/**', '**/node_modules/**', 'apps/web/public/**'],
  reportNeedlessDisables: true,
  rules: {
    'declaration-no-important': true,
    'selector-max-id': 0,
    'max-nesting-depth': [2, { ignoreAtRules: ['layer', 'media', 'supports', 'container'] }],
    'color-no-hex': true,
    'media-feature-name-value-allowed-list': {
      width: widths,
      'min-width': [],
      'max-width': [],
    },
    'property-disallowed-list': physicalProperties,
    'selector-class-pattern': camelCase,
    'keyframes-name-pattern': camelCase,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'import-notation': 'string',
    // iOS Safari reads the prefixed name only.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['-webkit-text-size-adjust', 'text-size-adjust'] },
    ],
    // Cascade layers and the order inside a module decide; the rule reports states that are ordered on purpose.
    'no-descending-specificity': null,
    // Biome formats the files and keeps their blank lines.
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [{ files: ['packages/ui/src/tokens.css'], rules: { 'color-no-hex': null } }],
};
