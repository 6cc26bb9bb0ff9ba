/** Shapes that the server and the booking form both ask for; apart from the schemas, so that a page need not load those. */

/** As the machine-readable line of a passport has it: Latin letters, spaces, hyphens, apostrophes. */
export const passportNamePattern = /^\p{Script=Latin}[\p{Script=Latin}\p{M} '’.-]*$/u;
export const passportNumberPattern = /^[A-Z0-9]{5,15}$/;
/** E.164: a plus, the country, the number. */
export const internationalPhonePattern = /^\+[1-9]\d{6,14}$/;
/** Good enough to catch a slip; the server looks closer. */
export const emailPattern = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]{2,}$/;
