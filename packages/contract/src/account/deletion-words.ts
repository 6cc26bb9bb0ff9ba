/** Text that a visitor must type to confirm the deletion of the account. */
export const deletionWords = 'delete my account';
