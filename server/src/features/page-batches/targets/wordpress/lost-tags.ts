const tag = /<([a-z][a-z0-9-]*)/gi
/** What WordPress takes out of the texts of people who may not write any HTML, and leaves what stands within. */
const filtered = /<(?:script|style|iframe|form|input|select|svg|link|meta|embed)\b/i

/** Whether a text holds what WordPress only takes from some people. */
export function mayLoseTags(sent: string): boolean {
  return filtered.test(sent)
}

/** Whether tags of a text are not in what was kept of it. */
export function losesTags(sent: string, kept: string): boolean {
  const left = tagsOf(kept)
  return [...tagsOf(sent)].some((name) => !left.has(name))
}

function tagsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(tag)].map(([, name = '']) => name.toLowerCase()))
}
