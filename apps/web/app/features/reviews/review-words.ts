import { countOf } from '../../plurals.ts';

// Own review panel
export const loading = 'Loading';
export const writeAReview = 'Write a review';
export const onlyAfterTour = 'Only travellers who took this tour can review it.';
export const signInForPlace = (name: string): string =>
  `Have you been to ${name}? Sign in to write a review.`;
export const signInForTour = 'Have you taken this tour? Sign in to write a review.';
export const signIn = 'Sign in';
export const reviewWaitingApproval = 'Your review is waiting for approval.';
export const reviewPublished = 'Your review is published.';
export const reviewNotPublished = 'Your review was not published.';
export const confirmRemove = 'Yes, remove';
export const keepIt = 'Keep it';
export const edit = 'Edit';
export const remove = 'Remove';

// Photo picker
export const photosUpTo = (most: number): string => `Photos, up to ${most}`;
export const removePhoto = (number: number): string => `Remove photo ${number}`;
export const addPhotos = 'Add photos';
export const uploadingPhoto = 'Uploading photo';
export const photoFormats = 'JPEG, PNG or WebP, up to 10 MB each.';
export const yourPhoto = (number: number): string => `Your photo ${number}`;

// Rating summary
export const starsCount = (stars: number, count: string): string => `${countOf(stars, 'star')}: ${count}`;

// Report form
export const advertisingOrSpam = 'Advertising or spam';
export const insultsOrHate = 'Insults or hate speech';
export const personalDetails = "Someone's name or contact details";
export const notAboutThisPlace = 'Not about this place or tour';
export const somethingElse = 'Something else';
export const reportQuestion = 'What is wrong with this review?';
export const reportMore = 'More details (optional)';
export const reportPrivacy = 'We do not store who reports a review.';
export const sendReport = 'Send report';

// Review card
export const tookThisTour = 'Took this tour';
export const receivedBy = (receivedBy: string): string => `sent to us by ${receivedBy}`;
export const changedByStaff = 'edited by our staff';
export const photoBy = (number: number, author: string): string => `Photo ${number} by ${author}`;
export const ourReply = 'Reply from Yunyou';
export const reportThanks = 'Thank you. Our staff will check this review.';
export const reportTheReviewBy = (author: string): string => `Report the review by ${author}`;
export const report = 'Report';
export const travelledIn = (month: string): string => `travelled in ${month}`;

// Review form
export const yourReviewOf = (name: string): string => `Your review of ${name}`;
export const whatShouldOthersKnow = 'What should other travellers know?';
export const textNote = (reviewTextMin: number, reviewTextMax: number): string =>
  `${reviewTextMin} to ${reviewTextMax} characters, plain text.`;
export const monthFormat = 'YYYY-MM';
export const monthOfTravel = 'Month of travel';
export const reviewNote = 'We read every review before we publish it. It appears with your first name.';
export const sending = 'Sending';
export const send = 'Send';
export const notNow = 'Not now';
export const starsMissing = 'Choose 1 to 5 stars';
export const textTooShort = (reviewTextMin: number): string =>
  `Write at least ${countOf(reviewTextMin, 'character')}`;
export const monthWrong = 'Enter the month as YYYY-MM';

// Reviews
export const reviewsTitle = 'Reviews';
export const noReviews = 'No reviews yet.';
export const showMore = 'Show more';
export const withPhotos = 'with photos';
export const sortBy = 'Sort by';
export const newest = 'newest';
export const highest = 'highest rated';
export const lowest = 'lowest rated';

// Stars
export const of5Stars = (value: number): string => `${value} of 5 stars`;
export const yourStars = 'Your rating';
export const starCount = (stars: number): string => countOf(stars, 'star');
export const reviewCount = (count: number): string => countOf(count, 'review');
