// News article
export const aboutAndNews = 'About and news';
export const minRead = (minutesToRead: number): string => `${minutesToRead} min read`;
export const moreNews = 'More news';
export const allNews = 'All news';

// News
export const newsLead = 'Who we are, how we check facts, and what is new for travellers.';
export const noNews = 'No news yet.';
export const news = 'News';
