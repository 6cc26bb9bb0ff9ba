import { handlers } from '../handler.ts';
import { addFile, listFiles, readFile, removeFile } from '../trips/trip-files.ts';

export const tripFileRoutes = handlers({
  'GET /travel/files': (input, context) => listFiles(input, context),
  'GET /travel/file': (input, context) => readFile(input, context),
  'POST /travel/file': (input, context) => addFile(input, context),
  'POST /travel/file/remove': (input, context) => removeFile(input, context),
});
