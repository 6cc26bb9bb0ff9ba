// Apart from the schemas, so that pages can import the limits without the validation library.

/** Devices on which one person gets reminders of one trip. */
export const reminderDevicesMax = 5;
/** Time of the traveller's own day at which reminders are sent; the alarms of the calendar file have the same. */
export const reminderTime = '09:00';
