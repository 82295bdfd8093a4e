// What a page may know of the work that is done in its thread.

const later = window.setTimeout;

/** How many timers were asked for so far. */
window.timers = 0;
window.setTimeout = (...args) => {
  window.timers++;
  return later.call(window, ...args);
};

/**
 * Sends itself a message again and again, for so many ms; resolves to the times between two of them, in ms: for as long
 * the page could do nothing else.
 */
window.heldTimes = (duration) =>
  new Promise((done) => {
    const {port1, port2} = new MessageChannel();
    const times = [];
    const begun = performance.now();
    let last = begun;
    port1.onmessage = () => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      if (now - begun < duration) return port2.postMessage(0);
      port1.close();
      done(times);
    };
    port2.postMessage(0);
  });
