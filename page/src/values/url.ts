import { isReference } from './reference.ts'

const linkSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const webSchemes: ReadonlySet<string> = new Set(['http:', 'https:'])
const scheme = /^([a-z][a-z0-9+.-]*:)/i
const longestAddress = 8192

/**
 * An address a link may carry: http, https, mailto, tel, an own path, an anchor or a reference (`reference.ts`), cleaned
 * of what browsers ignore. Undefined for everything else, in whatever spelling.
 */
export function safeLink(value: unknown): string | undefined {
  const address = cleaned(value)
  if (address === undefined || isReference(address)) return address
  return checked(address, linkSchemes)
}

const onlyName = /^\s*\{\{[^{}]{1,300}\}\}\s*$/

/** An address as a page keeps it: one that a link may carry, or the name of one that is known when the page is shown. */
export function storedLink(value: unknown): string | undefined {
  return typeof value === 'string' && onlyName.test(value) ? value.trim() : safeLink(value)
}

const inlineImage = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)(?:;charset=[\w-]+)?(;base64)?,/i
const base64 = /^[a-z0-9+/]*={0,2}$/i
const percentEncoded = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/

/**
 * An address a picture, video or frame may load from: http, https, an own path or an inline picture
 * (`data:image/…`, base64 or percent-encoded). Undefined for everything else.
 */
export function safeSource(value: unknown): string | undefined {
  if (typeof value === 'string' && /^\s*data:/i.test(value)) return safeInlineImage(value.trim())
  const address = cleaned(value)
  return address === undefined || address.startsWith('#') ? undefined : checked(address, webSchemes)
}

function safeInlineImage(value: string): string | undefined {
  const head = inlineImage.exec(value)
  if (head === null) return undefined
  const data = value.slice(head[0].length)
  if (head[1] !== undefined) {
    const packed = data.replaceAll(/\s+/g, '')
    return base64.test(packed) ? head[0] + packed : undefined
  }
  const encoded = data.replaceAll(/[\s"<>\\^`{|}]|\P{ASCII}/gu, encodeCharacter)
  return percentEncoded.test(encoded) ? head[0] + encoded : undefined
}

function encodeCharacter(character: string): string {
  return character.isWellFormed() ? encodeURIComponent(character) : ''
}

/** Without control and invisible characters, which browsers drop inside a scheme, and without outer space. */
function cleaned(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestAddress) return undefined
  const address = value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim()
  return address === '' ? undefined : address
}

function checked(address: string, allowed: ReadonlySet<string>): string | undefined {
  if (/^www\./i.test(address)) return checked(`https://${address}`, allowed)
  // `//host` takes the page's scheme; `/\host` and `\\host` are read the same way by browsers.
  if (/^[\\/]{2}/.test(address)) return checked(`https:${address.replace(/^[\\/]{2}/, '//')}`, allowed)
  const given = schemeOf(address)
  if (given !== undefined) {
    if (!allowed.has(given)) return undefined
    return webSchemes.has(given) && !URL.canParse(address) ? undefined : address
  }
  return isOwnAddress(address) && !hidesScheme(address) ? address : undefined
}

/** A path, query or anchor of this site; one that starts with a bare word must be made of plain characters. */
function isOwnAddress(address: string): boolean {
  return /^(?:[/?#]|\.\.?\/)/.test(address) || /^[\p{L}\d_~-][\p{L}\d_.~%/?#=&+-]*$/u.test(address)
}

function schemeOf(address: string): string | undefined {
  return scheme.exec(address)?.[1]?.toLowerCase()
}

/** True when decoding, as a careless reader might do it, brings a scheme to light: `javascript&#58;…`. */
function hidesScheme(address: string): boolean {
  let text = address
  for (let round = 0; round < 3; round += 1) {
    const decoded = cleaned(decodeEntities(decodePercent(text)))
    if (decoded === undefined || decoded === text) return false
    if (schemeOf(decoded) !== undefined) return true
    text = decoded
  }
  return false
}

function decodePercent(text: string): string {
  return text.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, code: string) => fromCodePoint(parseInt(code, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, code: string) => fromCodePoint(Number(code)))
    .replaceAll(/&colon;?/gi, ':')
    .replaceAll(/&(?:tab|newline);?/gi, '')
}

function fromCodePoint(code: number): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/**
 * A checked source as a CSS value. Whatever could end the string, the declaration or the style element is
 * percent-encoded, so the text is safe in a style sheet as it stands.
 */
export function cssUrl(source: string): string {
  const encoded = source.replaceAll(/["\\<>{}\n\r\f\t ]/g, (character) => encodeURIComponent(character))
  return `url("${encoded}")`
}

/** The address inside `url(…)`, quoted or not; other text comes back as it is. */
export function unwrapUrl(text: string): string {
  const match = /^\s*url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)\s*$/i.exec(text)
  return match === null ? text : (match[1] ?? match[2] ?? match[3] ?? '').trim()
}
