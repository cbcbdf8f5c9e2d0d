/** Where what is clicked is counted, wherever the page stands. */
export const goalAddress = '/p/_goal/click'

/** What leads somewhere else: a place on the same page does not, and is no link to anywhere. */
const leadsOn = /^(?:https?:\/\/|tel:|mailto:|sms:|whatsapp:|\/(?!\/))/i
const goalLink = /<a\b([^>]*?) data-goal=""([^>]*?) href="([^"]*)"/g

/**
 * A page whose links that are goals lead by an address that counts them, and say where they go. Needs no script; `links`
 * are those addresses as they stand in it. No text of anybody can look like one, for it holds no bare quote.
 */
export function withGoalLinks(
  html: string,
  addressFor: (target: string) => string,
): { html: string; links: readonly string[] } {
  const links: string[] = []
  const written = html.replaceAll(goalLink, (whole, before: string, between: string, link: string) => {
    const target = plain(link)
    if (!leadsOn.test(target)) return whole
    const address = escaped(addressFor(target))
    links.push(address)
    const says = /\stitle="/.test(before + between) ? '' : ` title="${link}"`
    return `<a${before}${between} href="${address}"${says}`
  })
  return { html: written, links }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function plain(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
