/** What a visitor types to say that they mean to delete their account. */
export const deletionWords = 'delete my account';
