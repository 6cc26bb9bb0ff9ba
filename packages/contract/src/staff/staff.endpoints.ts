import { staffDeskEndpoints } from './staff-desk.endpoints.ts';
import { staffEntityEndpoints } from './staff-entities.endpoints.ts';
import { staffMediaEndpoints } from './staff-media.endpoints.ts';
import { staffPeopleEndpoints } from './staff-people.endpoints.ts';
import { staffSessionEndpoints } from './staff-session.endpoints.ts';
import { staffTransferEndpoints } from './staff-transfer.endpoints.ts';

/** Every call of the back office. */
export const staffEndpoints = {
  ...staffSessionEndpoints,
  ...staffPeopleEndpoints,
  ...staffEntityEndpoints,
  ...staffMediaEndpoints,
  ...staffTransferEndpoints,
  ...staffDeskEndpoints,
};
