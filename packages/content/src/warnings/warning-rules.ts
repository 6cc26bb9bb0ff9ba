import type { Content, ContentProblem } from '../read-content.ts';
import { cityRules } from './city-warnings.ts';
import { linkRules } from './link-warnings.ts';
import { spotRules } from './spot-warnings.ts';
import { textRules } from './text-warnings.ts';
import type { WarningRule } from './warning-rule.ts';

/** Rules that not all content meets yet, by name. `warnings-baseline.json` has how many items may still break each. */
const rules: Readonly<Record<string, WarningRule>> = {
  ...spotRules,
  ...linkRules,
  ...cityRules,
  ...textRules,
};

export type Warnings = ReadonlyMap<string, readonly ContentProblem[]>;

export function listWarnings(content: Content): Warnings {
  return new Map(Object.entries(rules).map(([rule, list]) => [rule, list(content)]));
}

export type Baseline = Readonly<Record<string, number>>;

/** Reports each rule that more items break than the baseline allows. Rules without an entry allow none. */
export function listAboveBaseline(warnings: Warnings, baseline: Baseline): ContentProblem[] {
  return [...warnings].flatMap(([rule, found]) => {
    const allowed = baseline[rule] ?? 0;
    if (found.length <= allowed) return [];
    return [
      {
        file: 'warnings',
        message: `${rule}: ${found.length} items, at most ${allowed} are allowed. List them with --warnings ${rule} and correct the new ones.`,
      },
    ];
  });
}

/** Returns the baseline with lower counts where fewer items break a rule now. It never raises a count. */
export function lowerBaseline(warnings: Warnings, baseline: Baseline): Baseline {
  return Object.fromEntries(
    [...warnings].map(([rule, found]) => [rule, Math.min(found.length, baseline[rule] ?? found.length)]),
  );
}
