interface StoredData {
  what: string;
  holds: string;
  retention: string;
  /** Database tables with this data. A test checks that every table about visitors is listed. */
  tables: readonly string[];
}

const untilTabCloses = 'Until the tab is closed';

/** Everything the server stores about visitors. */
export const storedThings: readonly StoredData[] = [
  {
    what: 'Profile',
    holds:
      'Your name, e-mail address and account number as the sign-in provider gave them; the avatar, nationality, currency, units, phone number and interests you chose; when you first signed in and last changed something.',
    retention: 'Until you delete your account.',
    tables: ['app_user'],
  },
  {
    what: 'Sign-ins',
    holds:
      'A fingerprint of the session key (never the key), the name your browser gives itself, when it began and when it ends.',
    retention: 'One day, or until you sign out.',
    tables: ['user_session'],
  },
  {
    what: 'Assistants',
    holds:
      'Assistants that you have allowed to use your trips: the name it gives itself, what you allowed, since when and when it was last used; fingerprints of its keys (never the keys).',
    retention: 'Until you end the access, it is not used for 60 days, or you delete your account.',
    tables: ['oauth_grant', 'oauth_token', 'oauth_client'],
  },
  {
    what: 'Likes and collections',
    holds: 'What you like or save, and since when.',
    retention: 'Until you take it back or delete your account.',
    tables: ['behaviour'],
  },
  {
    what: 'Trips',
    holds:
      'Your wish in your own words, what the form was filled in with (dates, group, budget, nationality, diet, mobility if you said so), places and bookings that you added, the plan with your notes, its earlier versions and its title. Without an account: a fingerprint of the key that your browser holds.',
    retention:
      'Until you delete the trip or your account. A trip without an account is removed 180 days after its last change.',
    tables: ['trip', 'trip_version'],
  },
  {
    what: 'Files of trips',
    holds:
      'PDF files and pictures that you add to a trip, with their names. They are stored encrypted, and only you can open them; a share link does not. The people of a trip see its receipts and photos. Photos are stored in a copy without place, time and camera; readers of your share link see them only if you show the journal.',
    retention:
      'Until you remove the file, delete the trip or delete your account. On a trip of another person also until you leave.',
    tables: ['trip_file'],
  },
  {
    what: 'Expenses of trips',
    holds:
      'What you spent on a trip: text, amount, day, who paid and for whom, and the names of travellers that you add. Only the people of the trip see it. If you choose so, readers of your share link see the sums.',
    retention:
      'Until you delete the expense, the trip or your account. On a trip of another person your text and your name go when you leave or delete your account; the amounts stay, because the others settle up with them.',
    tables: ['trip_expense'],
  },
  {
    what: 'Preparations of trips',
    holds:
      'What you ticked, dated or assigned in the list of a trip, and your own entries. Only the people of the trip see it; its subscribed calendar has the dates without your own entries.',
    retention:
      'Until you take it back, or delete the trip or your account. On a trip of another person your own entries go when you leave; ticks stay.',
    tables: ['trip_task'],
  },
  {
    what: 'Reminders on your devices',
    holds:
      'If you turn on reminders of a trip: the address of your browser at its push service, the keys with which we encrypt the messages, and your time zone. The push service cannot read the messages.',
    retention:
      'Until you turn them off, the trip is over, you leave or delete the trip, or delete your account.',
    tables: ['trip_reminder'],
  },
  {
    what: 'Trips planned together',
    holds:
      'The name under which you joined a trip, what you may do there, the changes that people made, and your comments, votes and suggestions, which only the people of the trip see. Without an account: a fingerprint of the key that your browser holds. For the owner: open invitations, with the address where you gave one.',
    retention:
      'Until you leave the trip, are removed or delete your account, comments, votes and suggestions likewise; changes until the trip is deleted, without your name. Invitations for 14 days.',
    tables: [
      'trip_member',
      'trip_invitation',
      'trip_command',
      'trip_comment',
      'trip_vote',
      'trip_suggestion',
    ],
  },
  {
    what: 'Orders',
    holds:
      'The tour and its date, names of the travellers, their passport numbers and the birth dates of children (encrypted), name, e-mail address, phone number and note of the person who booked, amounts, refunds, the reference of the payment, notes of our staff, and who did what with the order when. No card number: cards are entered at the payment service.',
    retention:
      'Passport numbers and birth dates until 90 days after the tour. Names and contact details until you delete your account, which is possible when no tour is ahead of you. The amounts and dates stay in our books without your name.',
    tables: ['tour_order', 'order_number', 'order_event', 'order_refund', 'mail', 'payment_message'],
  },
  {
    what: 'Reviews and their photographs',
    holds:
      'Stars, text, the month you travelled in, and photographs in a copy of our own without place, time and camera. Each save is noted for a day, so that one visitor cannot send many reviews.',
    retention:
      'Until you remove the review or delete your account; a photograph that no review uses goes after a day.',
    tables: ['review', 'review_photo', 'review_report', 'review_save'],
  },
  {
    what: 'Reports and messages',
    holds:
      'What you write on the contact page, the page it is about, and your e-mail address if you give one.',
    retention: 'Until we have dealt with it, and 90 days longer.',
    tables: ['feedback'],
  },
  {
    what: 'Page counts',
    holds:
      'The page or the action (such as a like) and the time, without name, network address, cookie or browser. They cannot be traced back to you, so they are in no download.',
    retention:
      'At most 180 days. The numbers of page views, saved favourites, new accounts, trips and orders a day stay.',
    tables: ['user_event', 'day_total', 'visit_total'],
  },
  {
    what: 'Searches without result',
    holds:
      'The words of a search that found nothing and the parts of a wish that we did not understand, as counts per day. Without you, and without numbers, addresses or names. They cannot be traced back to you, so they are in no download.',
    retention: '30 days.',
    tables: ['unmet_phrase'],
  },
  {
    what: 'Counts of calls',
    holds:
      'How often a network address has called, to limit how often one address can call. The database gets a fingerprint of the address instead of the address, and only when a limit is near.',
    retention: 'An hour at most.',
    tables: ['call_limit'],
  },
  {
    what: 'Demo sign-in',
    holds:
      'Only on installations without a sign-in provider: the name and e-mail address you made up, and the state of the sign-in window.',
    retention: 'The state for 30 minutes; the made-up traveller until the account is deleted.',
    tables: ['demo_sign_in'],
  },
];

interface BrowserData {
  name: string;
  purpose: string;
  retention: string;
}

export const cookies: readonly BrowserData[] = [
  { name: 'token', purpose: 'The key of your session. Only after you sign in.', retention: 'One day' },
  {
    name: 'userInfo',
    purpose: 'Your name and avatar, for the header. Only after you sign in.',
    retention: 'One day',
  },
  {
    name: 'yunyou_staff',
    purpose: 'The session of our own staff in the back office.',
    retention: '12 hours',
  },
  {
    name: 'yunyou_device',
    purpose:
      'Recognises a browser in which our own staff have signed in, so that strangers cannot lock them out.',
    retention: '180 days',
  },
  {
    name: 'yunyou_written',
    purpose:
      'A number that grows with every change on this site, so that you see your own change at once. Only on installations with several database servers, after you have changed something.',
    retention: 'Seconds; at most as long as the servers may differ',
  },
  {
    name: '_interaction, _interaction_resume, _session (each also with .sig)',
    purpose: 'The steps of the demo sign-in window, where there is one.',
    retention: '30 minutes at most',
  },
];

/** Data in browser storage, which the browser never sends by itself. */
export const browserStorage: readonly BrowserData[] = [
  {
    name: 'yunyou:owner, yunyou:forgetting',
    purpose:
      'Whose data this browser has, so that the next person who signs in does not see it, and whether its removal is still running. Names of your own entries end with @ and this mark.',
    retention: 'Until you sign out',
  },
  {
    name: 'yunyou:trip-key',
    purpose: 'Makes trips yours that you planned without signing in; sent with requests about trips.',
    retention: 'Until you clear it, or sign in',
  },
  {
    name: 'yunyou:done:…',
    purpose: 'What you ticked off in the checklist of a trip that is shared with you.',
    retention: 'Until you untick it or sign out',
  },
  {
    name: 'yunyou:changes:…',
    purpose: 'The last six changes that you made to a trip in words or in its overview.',
    retention: 'Until you sign out or the sign-in ends',
  },
  {
    name: 'yunyou:typed:…',
    purpose:
      'What you have typed into a trip and not saved yet: a note, a change in words, a confirmation, a booking, a place of your own, the name of a version.',
    retention: 'Until you save or cancel it, sign out or the sign-in ends',
  },
  {
    name: 'yunyou:counting',
    purpose: 'Your choice whether visits are counted.',
    retention: 'Until you clear it',
  },
  {
    name: 'recentSearches',
    purpose: 'Your last six searches, shown under the search box.',
    retention: 'Until you clear them, sign out or the sign-in ends',
  },
  {
    name: 'yunyou-currency, yunyou:theme, yunyou:clock, yunyou:data',
    purpose: 'Your preferences: currency of prices, theme, clock and data use.',
    retention: 'Until you clear it',
  },
  {
    name: 'yunyou-booking-…',
    purpose: 'A booking form you have begun, for this tab alone.',
    retention: 'Until the tab is closed, you sign out or the sign-in ends',
  },
  {
    name: 'yunyou:reloaded:…, yunyou:intended',
    purpose:
      'When a page last loaded itself anew after an update, so that it does so once, and the page you were going to.',
    retention: untilTabCloses,
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far you have scrolled on each page, so that Back returns to that place.',
    retention: untilTabCloses,
  },
  {
    name: 'yunyou-trips, yunyou-files, yunyou-waiting, yunyou-records, yunyou-pending, yunyou-commands, yunyou-saved',
    purpose:
      'Trips you saved for reading without a network with their files, expenses and preparations, changes and files not yet sent, and the pages for them.',
    retention: 'Until you remove them, sign out, or another person signs in',
  },
];
