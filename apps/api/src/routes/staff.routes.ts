import { staffDeskRoutes } from './staff-desk.routes.ts';
import { staffEntityRoutes } from './staff-entities.routes.ts';
import { staffMediaRoutes } from './staff-media.routes.ts';
import { staffPeopleRoutes } from './staff-people.routes.ts';
import { staffSessionRoutes } from './staff-session.routes.ts';
import { staffTransferRoutes } from './staff-transfer.routes.ts';

export const staffRoutes = {
  ...staffSessionRoutes,
  ...staffPeopleRoutes,
  ...staffEntityRoutes,
  ...staffMediaRoutes,
  ...staffTransferRoutes,
  ...staffDeskRoutes,
};
