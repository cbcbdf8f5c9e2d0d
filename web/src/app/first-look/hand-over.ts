/** What the app shows until it knows what to show: the document's own picture stands meanwhile. */
const waiting = '[data-waiting], [data-pages-waiting]'

/**
 * Shows the layer until the app shows something itself, and takes it away in the same frame: on the home once the pages
 * stand with the first picture, else at once. False where that is so already.
 */
export function handOver(layer: HTMLElement): boolean {
  const root = document.getElementById('root')
  const stands = () => root?.hasChildNodes() && !root.querySelector(waiting)
  if (!root || stands()) return false
  const watch = new MutationObserver(() => {
    if (!stands()) return
    watch.disconnect()
    const picture = root.querySelector<HTMLImageElement>('main li img')
    void Promise.resolve(picture?.decode())
      .catch(() => undefined)
      .then(() => layer.remove())
  })
  watch.observe(root, { childList: true, subtree: true })
  root.after(layer)
  return true
}
