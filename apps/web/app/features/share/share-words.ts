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
