// Without Zod, because the trip page imports it.

/** Characters of one note of a day or stop. */
export const noteCharsMax = 2000;
/** Characters in the name of a version. */
export const versionNameCharsMax = 80;
