import { SaxesParser } from 'saxes'

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

/**
 * Reads XML that declares nothing: no document type, and so no entities but the five that every XML has. Nothing of it is
 * loaded from anywhere. Throws `UnreadableXml`.
 */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open: XmlElement[] = [top]
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child)
  const parser = new SaxesParser()
  parser.on('error', () => refuse('not-xml'))
  parser.on('doctype', () => refuse('doctype'))
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = {
      name: bare(name),
      attributes: new Map(Object.entries(attributes)),
      children: [],
    }
    add(element)
    open.push(element)
    if (open.length > deepest) refuse('too-deep')
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text).close()
  const root = top.children.find((child) => typeof child !== 'string')
  return root ?? refuse('not-xml')
}

function refuse(fault: XmlFault): never {
  throw new UnreadableXml(fault)
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

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
