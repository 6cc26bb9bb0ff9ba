// Article
export const table = 'Table';

// Reading
export const progress = 'Reading progress';

// Table of contents
export const onThisPage = 'On this page';
