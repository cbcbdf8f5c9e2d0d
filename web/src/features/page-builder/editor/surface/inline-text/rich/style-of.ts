import { parseSolid, type Run, storedLink } from '@aurelio/page/values'

/** How what stands in an element is set apart. */
export type Style = Omit<Run, 'text'> & { isList: boolean }

/**
 * The style inside an element, by its tag and by what its style says otherwise: Google Docs writes everything in one
 * `<b style="font-weight:normal">`. Null for what is not read: the bullets that Word writes as text.
 */
export function styleOf(element: Element, around: Style): Style | null {
  const declared = element.getAttribute('style') ?? ''
  if (/mso-list:\s*ignore/i.test(declared)) return null
  const style = { ...around }
  const { tagName: tag } = element
  setMark(style, 'bold', boldOf(declared) ?? (tag === 'B' || tag === 'STRONG' || undefined))
  setMark(style, 'italic', italicOf(declared) ?? (tag === 'I' || tag === 'EM' || undefined))
  // Headings come as text: how a heading looks, the element says.
  if (/^H[1-6]$/.test(tag)) delete style.bold
  const link = tag === 'A' ? storedLink(element.getAttribute('href')) : undefined
  if (link !== undefined) style.link = link
  const color = parseSolid(element.getAttribute('data-color'))
  if (color !== undefined) style.color = color
  if (tag === 'LI' || /mso-list:\s*l\d/i.test(declared)) style.isList = true
  return style
}

function setMark(style: Style, kind: 'bold' | 'italic', is: boolean | undefined): void {
  if (is === true) style[kind] = true
  if (is === false) delete style[kind]
}

function boldOf(declared: string): boolean | undefined {
  const weight = /(?:^|;)\s*font-weight:\s*([\w-]+)/i.exec(declared)?.[1]?.toLowerCase()
  if (weight === 'bold' || weight === 'bolder') return true
  if (weight === 'normal' || weight === 'lighter') return false
  const number = Number(weight)
  return Number.isFinite(number) ? number >= 600 : undefined
}

function italicOf(declared: string): boolean | undefined {
  const slant = /(?:^|;)\s*font-style:\s*([\w-]+)/i.exec(declared)?.[1]?.toLowerCase()
  if (slant === 'italic' || slant === 'oblique') return true
  return slant === 'normal' ? false : undefined
}
