/** The provider's answer is in this window's address; the page that waits for it listens on the channel. */
const answer = Object.fromEntries(new URLSearchParams(location.search));
const channel = new BroadcastChannel('yunyou-demo-sign-in');
channel.addEventListener('message', ({ data }) => data.received === answer.state && close());
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin by itself
channel.postMessage(answer);
