/** Names of the price classes 1 to 4. */
export const priceClassNames = ['', 'budget', 'mid-range', 'upscale', 'luxury'] as const;

/** Typical prices in fen by price class (1 to 4; index 0 is unused): a night in a double room, a meal for one person. */
export const nightByClass = [25_000, 25_000, 50_000, 95_000, 200_000] as const;
export const mealByClass = [4500, 4500, 11_000, 26_000, 70_000] as const;
