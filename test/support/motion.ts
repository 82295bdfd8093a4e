// Whether cards glide. A gliding card is not where the eye will find it, and waiting for it takes time, so in browser
// tests `matchMedia` answers that reduced motion is wanted, unless a test is about motion. That works in every browser;
// no driver but Chromium's can emulate it. A table asks when it is made.

let gliding = false;
const real = window.matchMedia.bind(window);

window.matchMedia = (query) => {
  const list = real(query);
  if (!query.includes('prefers-reduced-motion')) return list;
  const matches = query.includes(gliding ? 'no-preference' : 'reduce');
  return Object.defineProperty(list, 'matches', {value: matches});
};

/** In tables made from now on, cards glide, or do not. */
export function cardsGlide(glide: boolean): void {
  gliding = glide;
}
