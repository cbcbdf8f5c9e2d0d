/**
 * Resolves once the style sheets of the document are there: they come beside the script (`web/build/preloads.ts`), and
 * nothing is drawn without them. One that does not come holds nobody up. While developing there are none.
 */
export async function stylesReady(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  await Promise.all([...links].map(arrival))
}

function arrival(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve()
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}
