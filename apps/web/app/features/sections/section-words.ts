// More details
export const moreCount = (count: number): string => `Show ${count} more`;

// Section links
export const onThisPage = 'On this page';

// Section
export const noData = 'No Data';

// Title
export const breadcrumb = 'Breadcrumb';
