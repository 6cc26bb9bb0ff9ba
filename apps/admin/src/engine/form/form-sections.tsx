import type { EntityName } from '@yunyou/contract/entities';
import type { FieldDescription } from '@yunyou/contract/field-description';
import { toFormParts } from '@yunyou/domain/editorial/form-sections';
import { Typography } from 'antd';
import { FieldInput } from './field-input.tsx';
import styles from './form-sections.module.css';
import { useSectionWords } from './section-words.ts';

/** Returns the id of a section's heading, which the index links to. */
export const sectionId = (section: string): string => `section-${section}`;

/** Shows the fields of an entity; a long form in sections with headings. */
export function FormSections({ entity }: { entity: EntityName }) {
  const words = useSectionWords();
  const parts = toFormParts(entity);
  if (parts.length === 1) return parts.map(({ section, fields }) => <Fields key={section} fields={fields} />);
  return parts.map(({ section, fields }) => (
    <section key={section} className={styles['section']}>
      <Typography.Title level={2} id={sectionId(section)} tabIndex={-1} className={styles['heading'] ?? ''}>
        {words.sections[section]}
      </Typography.Title>
      <Fields fields={fields} />
    </section>
  ));
}

/** English fields with the Chinese one that stands beside them. */
const chineseOf: Readonly<Record<string, string>> = { name: 'zhName', title: 'zhTitle' };

function Fields({ fields }: { fields: readonly FieldDescription[] }) {
  const beside = new Set(Object.values(chineseOf));
  return fields.map((field) => {
    const chinese = fields.find(({ name }) => name === chineseOf[field.name]);
    if (beside.has(field.name) && fields.some(({ name }) => chineseOf[name] === field.name)) return null;
    if (!chinese) return <FieldInput key={field.name} field={field} path={[field.name]} />;
    return (
      <div key={field.name} className={styles['pair']}>
        <FieldInput field={field} path={[field.name]} />
        <FieldInput field={chinese} path={[chinese.name]} />
      </div>
    );
  });
}
