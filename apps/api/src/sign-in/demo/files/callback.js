/** Posts the provider's response, which is in this window's query, to the page that waits on the channel. */
const answer = Object.fromEntries(new URLSearchParams(location.search));
const channel = new BroadcastChannel('yunyou-demo-sign-in');
channel.addEventListener('message', ({ data }) => data.received === answer.state && close());
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- broadcast channels are same-origin
channel.postMessage(answer);
