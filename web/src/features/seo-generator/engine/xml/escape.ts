export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A text as XML holds it, without what XML cannot hold. */
export function escaped(text: string): string {
  return allowed(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The same where it stands as it is. */
export function cdata(text: string): string {
  return `<![CDATA[${allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function allowed(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
}
