import { isRecord } from '../document/json-values.ts'
import type { ElementId, ElementNode, PageDocument, Props } from '../document/schema.ts'
import { variableName } from '../values/variable-name.ts'
import { filledNode } from './filled-node.ts'
import { fillText, type ValueOf } from './fill-variables.ts'
import { type Business, namesSite } from './business.ts'

/** What pages write for what their site knows of itself: `{{sitio.telefono}}`, or `{{sitio.telefono|600 000 000}}`. */
export const siteNames = {
  name: 'sitio.nombre',
  phone: 'sitio.telefono',
  email: 'sitio.correo',
  address: 'sitio.direccion',
  legalName: 'sitio.titular',
  taxNumber: 'sitio.nif',
  call: 'sitio.llamar',
  write: 'sitio.escribir',
  map: 'sitio.mapa',
} as const

const sitePrefix = 'sitio.'

/** Addresses of what a visitor does with a phone number, an address of mail and one of a street. */
const links = {
  [siteNames.call]: ({ phone }: Business) => phone && `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
  [siteNames.write]: ({ email }: Business) => email && `mailto:${email}`,
  [siteNames.map]: ({ address }: Business) =>
    address && `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
}

function valuesOf(business: Business): ReadonlyMap<string, string> {
  return new Map([
    [siteNames.name, business.name],
    [siteNames.phone, business.phone],
    [siteNames.email, business.email],
    [siteNames.address, business.address],
    [siteNames.legalName, business.legalName || business.name],
    [siteNames.taxNumber, business.taxNumber],
    ...Object.entries(links).map(([name, linkOf]) => [name, linkOf(business)] as const),
  ])
}

/** What a name of the site stands for; other names stay as they are. What nobody has said is what follows the bar, or nothing. */
function siteValueOf(business: Business): ValueOf {
  const values = valuesOf(business)
  return (written) => {
    const bar = written.indexOf('|')
    const name = variableName(bar === -1 ? written : written.slice(0, bar))
    if (!name.startsWith(sitePrefix)) return undefined
    return values.get(name) || (bar === -1 ? '' : written.slice(bar + 1).trim())
  }
}

/** A text with what its site says of itself. */
export function withSiteText(text: string, business: Business): string {
  return text.includes('{{') ? fillText(text, siteValueOf(business)) : text
}

/** One element with what its site says of itself; null for a sentence, a button or a picture that is nothing without it. */
export function elementWithSite(node: ElementNode, business: Business): ElementNode | null {
  if (!namesSite(node.props)) return node
  const valueOf = siteValueOf(business)
  if (saysNothing(node, valueOf)) return null
  return filledNode({ ...node, props: withoutEmptied(node.props, valueOf) }, valueOf)
}

/** The same page with what its site says of itself wherever it is named. */
export function withSiteValues(document: PageDocument, business: Business): PageDocument {
  const elements: Record<ElementId, ElementNode> = {}
  let isSame = true
  for (const node of Object.values(document.elements)) {
    const filled = elementWithSite(node, business)
    isSame &&= filled === node
    if (filled) elements[node.id] = filled
  }
  if (isSame) return document
  const stays = (id: ElementId) => elements[id] !== undefined
  for (const node of Object.values(elements))
    if (!node.children.every(stays)) elements[node.id] = { ...node, children: node.children.filter(stays) }
  return { elements, root: document.root.filter(stays) }
}

const anyName = /\{\{[^{}]+\}\}/g

/** A sentence of what nobody has said is not worth reading: `NIF: .` */
function saysNothing({ type, props: { text } }: ElementNode, valueOf: ValueOf): boolean {
  if ((type !== 'text' && type !== 'heading') || typeof text !== 'string') return false
  return [...text.matchAll(anyName)].some(([name]) => fillText(name, valueOf) === '')
}

const onlyName = /^\s*\{\{[^{}]+\}\}\s*$/

/** Entries of lists that are nothing but what the site does not say are none. */
function withoutEmptied(props: Props, valueOf: ValueOf): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((entry: unknown) => !isEmptied(entry, valueOf)) : value,
    ]),
  )
}

function isEmptied(entry: unknown, valueOf: ValueOf): boolean {
  if (!isRecord(entry)) return false
  return Object.values(entry).some(
    (value) => typeof value === 'string' && onlyName.test(value) && fillText(value, valueOf) === '',
  )
}
