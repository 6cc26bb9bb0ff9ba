import { handlers } from '../handler.ts';
import { addOwnFile, listOwnFiles, readOwnFile, removeOwnFile } from '../trips/trip-files.ts';

export const tripFileRoutes = handlers({
  'GET /travel/files': ({ id }, context) => listOwnFiles(id, context),
  'GET /travel/file': (input, context) => readOwnFile(input, context),
  'POST /travel/file': (input, context) => addOwnFile(input, context),
  'POST /travel/file/remove': (input, context) => removeOwnFile(input, context),
});
