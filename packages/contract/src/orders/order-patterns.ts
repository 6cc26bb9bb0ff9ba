/*
 * Patterns that the server and the booking form both check. This file imports no Zod, so that pages can use it without
 * loading the schemas.
 */

/** A name as in the passport's machine-readable line: Latin letters, spaces, hyphens, apostrophes. */
export const passportNamePattern = /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u;
export const passportNumberPattern = /^[A-Z0-9]{5,15}$/;
/** A phone number in E.164 format. */
export const internationalPhonePattern = /^\+[1-9]\d{6,14}$/;
/** Maximum number of travellers in one order. */
export const travellersMax = 12;
/** Catches typing errors in the form; the server validates with `z.email`. */
export const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]{2,}$/;
