const tabbable =
  'a[href], button, input, textarea, select, iframe, video, audio, summary, [tabindex="0"]:not([data-element-id])'

/**
 * Keeps the Tab key out of the page on the canvas: its links and fields are there to be looked at, and
 * elements are chosen with the arrow keys. Returns the function that ends it.
 */
export function keepUntabbable(page: HTMLElement): () => void {
  untab(page)
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node instanceof Element) untab(node)
    }
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function untab(node: Element): void {
  // The selected element is the canvas's own stop.
  if (node.matches(tabbable) && !node.hasAttribute('data-selected')) node.setAttribute('tabindex', '-1')
  for (const inside of node.querySelectorAll(tabbable)) inside.setAttribute('tabindex', '-1')
}
