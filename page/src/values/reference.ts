const reference = /^(?:page:[\w-]{1,64}|legal:(?:notice|privacy|cookies))$/

/**
 * Whether a link is a reference: `page:<id>` to a page, `legal:privacy` to the page that a site has for that. It becomes an
 * address when the page is rendered, so that a page that moves takes its links along.
 */
export function isReference(link: string): boolean {
  return reference.test(link)
}

export function isLegalReference(link: string): boolean {
  return isReference(link) && link.startsWith('legal:')
}

export function referenceToPage(id: string): string {
  return `page:${id}`
}

/** The page that a reference names; undefined for any other link. */
export function pageOfReference(link: string): string | undefined {
  return isReference(link) && link.startsWith('page:') ? link.slice('page:'.length) : undefined
}

/** Every reference within a value, each once. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (isReference(value)) found.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) referencesIn(each, found)
  return found
}
