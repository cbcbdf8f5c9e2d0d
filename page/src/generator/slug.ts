/**
 * The address part of a place (spec §9): lowercase, accents removed, spaces to hyphens, every other
 * character that is no letter or digit dropped. Hyphens of the name stay; runs of them become one.
 */
export function slugify(text: string): string {
  const plain = withoutAccents(text).toLowerCase()
  let slug = ''
  let isParted = false
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at)
    if (isLetterOrDigit(code)) {
      if (isParted && slug !== '') slug += '-'
      isParted = false
      slug += plain.charAt(at)
    } else isParted ||= code === hyphen || /\s/.test(plain.charAt(at))
  }
  return slug
}

const hyphen = 0x2d
const isLetterOrDigit = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)

/** Text without case and accents, for comparing names as people do. */
export function foldName(text: string): string {
  return withoutAccents(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Most texts need no more than a look. */
function withoutAccents(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text
}
