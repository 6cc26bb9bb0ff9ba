import type { MemberRole } from '@yunyou/contract/trip/together-limits';

/** What a person may do on a trip. */
export const roleWords: Record<MemberRole | 'owner', string> = {
  owner: 'Owner',
  editor: 'Can edit',
  commenter: 'Can comment',
  viewer: 'Can view',
};

const joinLeads: Record<MemberRole, string> = {
  editor: 'You can change the plan together.',
  commenter: 'You can read the plan, comment on it and suggest changes.',
  viewer: 'You can read the plan.',
};

/** Texts of planning a trip together. */
export const togetherWords = {
  refused: (why: string) => `One of your changes no longer fits. ${why}`,
  notUndone: (why: string) => `This cannot be undone. ${why}`,
  peopleHere: 'Here now',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  onDay: (dayIndex: number) => `day ${dayIndex + 1}`,
  came: (name: string) => `${name} is here.`,
  left: (name: string) => `${name} has left.`,
  you: 'you',
  leave: 'Leave this trip',
  title: 'Plan together',
  lead: 'Invite people to this trip. They need no account.',
  yourName: 'Your name, as they see it',
  role: 'They',
  email: 'E-mail (optional)',
  invite: 'Make an invitation link',
  send: 'Send the invitation',
  sent: 'The invitation is on its way.',
  link: 'Invitation link',
  linkNote: 'Copy it now: it is shown only once. It works for 14 days.',
  copy: 'Copy invitation link',
  remove: 'Remove',
  revoke: 'Revoke',
  roleOf: (name: string) => `Role of ${name}`,
  removePerson: (name: string) => `Remove ${name}`,
  byLink: 'Invitation link',
  until: (date: string) => `until ${date}`,
  seesPrivate: 'They see my notes and booking details',
  files: 'Your files stay private.',
  joinTitle: (title: string) => `Join "${title}"`,
  joinLead: (from: string, role: MemberRole) =>
    `${from} invites you to plan this trip together. ${joinLeads[role]}`,
  joinName: 'Your name, as the others see it',
  join: 'Join the trip',
  joinATrip: 'Join a trip',
  joinDescription: 'Plan a trip together with the person who invited you.',
  loading: 'Loading',
  joinNone: 'This invitation does not work',
  joinNoneLead: 'It was used, revoked or is too old. Ask for a new one.',
};
