interface DueFact {
  title: string;
  statement: string;
  dueOn: string;
}

const listed = 15;

/** Returns the weekly mail about overdue facts, or undefined when there are none. `facts` are the longest overdue first. */
export function factDigest(
  facts: readonly DueFact[],
  address: string,
): { subject: string; body: string } | undefined {
  if (facts.length === 0) return undefined;
  const number = facts.length === 1 ? '1 fact' : `${facts.length} facts`;
  const lines = facts
    .slice(0, listed)
    .map(({ title, statement, dueOn }) => `${dueOn}  ${title}: ${statement}`);
  const rest = facts.length - lines.length;
  const body = [
    'Hello,',
    '',
    `${number} should be checked again. The longest overdue first:`,
    '',
    ...lines,
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    '',
    `Check them here: ${address}`,
    'You can end these mails on the page of your account.',
    '',
    'Yunyou',
  ];
  return { subject: `${number} to check`, body: body.join('\n') };
}
