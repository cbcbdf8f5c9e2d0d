/** Milliseconds after loading at which the rest is asked for however busy the page is. */
const patience = 1500
/** And where loading does not end: what lives on changes must not wait for one slow answer. */
const atLast = 5000

const { promise, resolve: goOn } = Promise.withResolvers<void>()
let isWatching = false

/**
 * Resolves once the document and its first pictures are there and nothing is pressing, or `stopWaiting` is called; five
 * seconds after it was first asked for in any case.
 */
export function whenCalm(): Promise<void> {
  if (!isWatching) {
    isWatching = true
    setTimeout(goOn, atLast)
    if (document.readyState === 'complete') watch()
    else window.addEventListener('load', watch, { once: true })
  }
  return promise
}

/** What was put off is asked for now: somebody is about to use it. */
export function stopWaiting(): void {
  goOn()
}

function watch(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => goOn(), { timeout: patience })
  else setTimeout(goOn, patience)
}
