import { checkShipped } from '@yunyou/content/check-shipped';
import { readContent } from '@yunyou/content/read-content';

/** `npm run content:check [-- PATTERN]` validates the files under content/. A pattern limits the reported files. */
const pattern = process.argv[2];
const content = await readContent('content');
const problems = (await checkShipped(content)).filter(({ file }) => !pattern || file.includes(pattern));
const counts = new Map<string, number>();
for (const item of content.items) counts.set(item.entity, (counts.get(item.entity) ?? 0) + 1);
for (const [entity, count] of counts) console.log(`${String(count).padStart(6)}  ${entity}`);
for (const { file, message } of problems) console.error(`content/${file}: ${message}`);
console.log(problems.length ? `${problems.length} problems` : 'No problems found.');
process.exitCode = problems.length ? 1 : 0;
