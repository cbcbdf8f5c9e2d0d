/** An element of XML, as far as this product reads any. */
export type XmlElement = {
  /** Without its prefix. */
  name: string
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

/** Why a text is not read: it is no XML, or one that wants to be more than its own text. */
export type XmlFault = 'doctype' | 'not-xml' | 'too-deep'
export class UnreadableXml extends Error {
  readonly fault: XmlFault
  constructor(fault: XmlFault) {
    super(`The XML cannot be read: ${fault}`)
    this.fault = fault
  }
}

const deepest = 40
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const part =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!|<\/([^\s<>/=]+)\s*>|<([^\s<>/=!?]+)((?:\s+[^\s<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</gy
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Reads XML that declares nothing: no document type, and so no entities but the five that every XML has. One pass over the
 * text, and nothing of it is loaded from anywhere. Throws `UnreadableXml`.
 */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open: XmlElement[] = [top]
  part.lastIndex = 0
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    const [whole, cdata, ends, begins, said = '', alone] = found
    const around = open.at(-1) ?? top
    if (whole === '<!') throw new UnreadableXml('doctype')
    if (whole === '<') throw new UnreadableXml('not-xml')
    if (cdata !== undefined) around.children.push(cdata)
    else if (ends !== undefined) {
      if (open.length < 2 || around.name !== bare(ends)) throw new UnreadableXml('not-xml')
      open.pop()
    } else if (begins !== undefined) {
      const element = { name: bare(begins), attributes: attributesIn(said), children: [] }
      around.children.push(element)
      if (alone === '') open.push(element)
      if (open.length > deepest) throw new UnreadableXml('too-deep')
    } else if (!whole.startsWith('<')) around.children.push(plain(whole))
  }
  const elements = top.children.filter((child) => typeof child !== 'string')
  const [root, another] = elements
  const hasText = top.children.some(
    (child) => typeof child === 'string' && child.replace('\u{FEFF}', '').trim(),
  )
  if (!root || another || open.length > 1 || hasText) throw new UnreadableXml('not-xml')
  return root
}

/** A text as it stands in XML, within an element or an attribute; characters that no XML may hold are left out. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
}

function attributesIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', quoted, apostrophed]) => [
      name,
      plain(quoted ?? apostrophed ?? ''),
    ]),
  )
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function plain(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([^;&\s]*));|&/gi, (_, decimal, hex, name) => {
    if (name !== undefined && entities.has(String(name))) return entities.get(String(name)) ?? ''
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : Number.NaN
    if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff))
      throw new UnreadableXml('not-xml')
    return String.fromCodePoint(code)
  })
}
