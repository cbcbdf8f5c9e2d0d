/** Names the tab of the web app that asks; random for each, and told to nobody else. */
const tabHeader = 'x-aurelio-tab'
const shape = /^[\w-]{16,64}$/

/** The tab that a request comes from; null where it names none, or nothing that could be one. */
export function tabOf(headers: Headers): string | null {
  const tab = headers.get(tabHeader)
  return tab !== null && shape.test(tab) ? tab : null
}
