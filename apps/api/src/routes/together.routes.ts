import { notFound } from '../api-error.ts';
import { handlers } from '../handler.ts';
import { invite, joinTrip, revokeInvitation, showInvitation } from '../together/invitations.ts';
import {
  changeRole,
  getTripOfPerson,
  listPeople,
  removePerson,
  showPrivateParts,
} from '../together/people.ts';
import { prepareCommands, runCommands } from '../together/run-commands.ts';

export const togetherRoutes = handlers({
  'GET /travel/people': ({ id }, context) => listPeople(id, context),
  'POST /travel/invite': (input, context) => invite(input, context),
  'POST /travel/invitation/revoke': (input, context) => revokeInvitation(input, context),
  'POST /travel/invitation': ({ key }, context) => showInvitation(key, context),
  'POST /travel/join': (input, context) => joinTrip(input, context),
  'POST /travel/person/role': (input, context) => changeRole(input, context),
  'POST /travel/person/remove': (input, context) => removePerson(input, context),
  'POST /travel/people/private': (input, context) => showPrivateParts(input, context),
  'POST /travel/commands': (input, context) => runCommands(input, context),
  'GET /travel/live': async ({ id, ...page }, context) => {
    const open = await getTripOfPerson(id, context);
    const { member } = open;
    if (!member) throw notFound('trip');
    if (member.role === 'owner' || member.role === 'editor') prepareCommands(open.row, context);
    return context.live.watch({ tripId: id, memberId: member.id }, page, context.signal);
  },
  'POST /travel/presence': async ({ id, ...page }, context) => {
    const { member } = await getTripOfPerson(id, context);
    if (member) context.live.setDay(id, member.id, page);
    return null;
  },
});
