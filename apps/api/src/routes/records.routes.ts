import { handlers } from '../handler.ts';
import { showReminders, startReminders, stopReminders } from '../push/reminders.ts';
import { runRecords, showRecords } from '../records/records.ts';

export const recordsRoutes = handlers({
  'GET /travel/records': (input, context) => showRecords(input, context),
  'POST /travel/records': (input, context) => runRecords(input, context),
  'POST /travel/reminders/state': (input, context) => showReminders(input, context),
  'POST /travel/reminders/start': (input, context) => startReminders(input, context),
  'POST /travel/reminders/stop': (input, context) => stopReminders(input, context),
});
