// Apart from the schemas, so that pages can import the limits without the validation library.

/** People on one trip besides its owner. */
export const membersMax = 60;
/** Invitations of one trip that are open at the same time. */
export const openInvitationsMax = 20;
export const invitationDays = 14;
/** Invitations by e-mail of one account within a day. */
export const mailInvitationsPerDay = 20;
export const memberNameCharsMax = 40;
/** Commands of one person on one trip. */
export const commandsPerMinute = 120;
export const commandsPerCallMax = 20;
/** JSON characters of one command. Only a command that carries whole drafts comes near it. */
export const commandCharsMax = 400_000;
export const commentCharsMax = 500;
/** Comments on one trip. All of them are sent with each change of them. */
export const commentsMax = 200;
/** Votes of one person on one trip. */
export const votesPerPersonMax = 200;
/** Open suggestions of one trip. */
export const openSuggestionsMax = 30;
/** Decided suggestions of one trip that are kept. */
export const decidedSuggestionsKept = 20;

/** Roles of members: edit; comment, vote and suggest; only read. */
export const memberRoles = ['editor', 'commenter', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];
