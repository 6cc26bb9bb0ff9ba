// Allow
export const allowAnAssistant = 'Allow an assistant';
export const allowDescription = 'Decide whether an assistant may use your trips.';
export const loading = 'Loading';
export const scopeRead = 'Read your trips and export them';
export const scopeWrite = 'Change your trips; earlier versions are kept';
export const badLink = 'This link does not work';
export const badLinkNote = 'Go back to your assistant and connect Yunyou again.';
export const allowTitle = (name: string): string => `Allow ${name}?`;
export const allowLead = (name: string): string => `${name} would like to use your trips on Yunyou.`;
export const scopesTitle = 'It will be able to:';
export const limitsBefore = 'It cannot see your orders, passports, profile or reviews. You return to';
export const limitsMiddle =
  '. The name comes from the assistant itself: allow it only if you started this yourself. You can end the access in';
export const yourProfile = 'your profile';
export const allow = 'Allow';
export const doNotAllow = 'Do not allow';

// Assistants
export const assistantsDescription =
  'Let Claude, ChatGPT and other assistants look up places, check plans and plan trips in China with Yunyou.';
export const connectYourAssistant = 'Connect your assistant';
export const notAvailableHere = 'Not available here';
export const notAvailableNote =
  'This site does not offer a connection for assistants. You can still plan a trip here.';
export const addressNote =
  'Yunyou is a Model Context Protocol (MCP) server, which most assistants can use. Its address:';
export const howToConnect = 'How to connect';
export const abilities = 'What your assistant can do';
export const example =
  'Try: “Check this plan for Xi’an with Yunyou: Monday 12 April, Shaanxi History Museum at 9, Terracotta Army at 11.”';
export const yourData = 'Your data';
export const dataNote =
  'We receive what your assistant sends: names of places, dates, passport countries, your wish. Your trips stay private until you sign in and allow an assistant to read or change them; you can end this in your profile. Orders, passports, profile and reviews are never part of a tool. A plan made by an assistant gets a link, and everyone with the link can read the plan. Read more on the';
export const privacyPage = 'privacy page';
export const factsNote =
  'Facts come with the month of their last check. Assistants make mistakes: open the linked page before you book.';
