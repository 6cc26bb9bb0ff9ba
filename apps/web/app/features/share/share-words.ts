/** Texts of the dialog that shares a page, and of the buttons that share anything. */
export const shareWords = {
  share: 'Share',
  title: (name: string) => `Share ${name}`,
  link: 'Link to this page',
  copyLink: 'Copy link',
  sendToApp: 'Send to an app',
  copyCode: 'Copy code',
  done: 'Done',
};

// Copy text
export const copied = 'Copied';
export const copyByHand = 'Copying failed. Select the text and copy it.';

// Share page
export const linkCopied = 'Link copied';
