import type { EntityName } from '@yunyou/contract/entities';
import type { ExplainedProblem } from '@yunyou/domain/editorial/field-problems';
import { sectionOf, toFormParts } from '@yunyou/domain/editorial/form-sections';
import { Card } from 'antd';
import styles from './form-sections.module.css';
import { sectionId } from './form-sections.tsx';
import { useSectionWords } from './section-words.ts';

interface FormIndexProps {
  entity: EntityName;
  problems: readonly ExplainedProblem[];
}

/** Renders links to the sections of a long form, each with the number of its missing and wrong fields. */
export function FormIndex({ entity, problems }: FormIndexProps) {
  const words = useSectionWords();
  const parts = toFormParts(entity);
  if (parts.length === 1) return null;
  const bySection = Map.groupBy(problems, ({ path }) => sectionOf(String(path[0])));
  return (
    <Card size="small">
      <nav aria-label={words.index}>
        <ul className={styles['index']}>
          {parts.map(({ section }) => {
            const own = bySection.get(section) ?? [];
            const missing = own.filter(({ isMissing }) => isMissing).length;
            const wrong = own.length - missing;
            const states = [missing && words.missing(missing), wrong && words.wrong(wrong)].filter(Boolean);
            return (
              <li key={section}>
                <a
                  href={`#${sectionId(section)}`}
                  onClick={(event) => {
                    // The hash would be a navigation, which the guard of unsaved work stops.
                    event.preventDefault();
                    const heading = document.querySelector<HTMLElement>(`#${sectionId(section)}`);
                    heading?.scrollIntoView({ block: 'start' });
                    heading?.focus({ preventScroll: true });
                  }}
                >
                  {words.sections[section]}
                </a>{' '}
                {own.length > 0 ? (
                  <span className={styles['bad']}>{states.join(', ')}</span>
                ) : (
                  <span
                    className={styles['good']}
                    role="img"
                    aria-label={words.complete}
                    title={words.complete}
                  >
                    ✓
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </Card>
  );
}
