/**
 * A prop may name a token of the site's kit in place of a value: `token:primary`, a colour also with how much of it is
 * seen, in percent: `token:primary/40`. It stays that text wherever props are read and written; only declarations turn it
 * into the CSS property of that name.
 */
const name = '[a-z][a-z0-9-]{0,31}'
const percent = '[0-9]{1,2}'
const whole = new RegExp(`^token:(${name})(?:/(${percent}))?$`)
const everywhere = new RegExp(`token:(${name})(?:/(${percent}))?`, 'g')

/** The token of a colour inside a larger pattern, without groups. */
export const colorTokenPattern = `token:${name}(?:/${percent})?`

/** Tokens that are lengths. */
export const lengthTokens = [
  'radius',
  'button-radius',
  'field-radius',
  'spacing',
  'content-width',
  'size-small',
  'size-body',
  'size-lead',
  'size-h4',
  'size-h3',
  'size-h2',
  'size-h1',
] as const
export type LengthToken = (typeof lengthTokens)[number]

/** Tokens that are families of letters; a kit that leaves letters to the visitor's system has none. */
export const fontTokens = ['heading-font', 'body-font'] as const
export type FontToken = (typeof fontTokens)[number]

/** Tokens that are neither; every other name is a colour. */
export const otherTokens = ['shadow', 'button-weight', 'button-case', 'field-border'] as const
export type OtherToken = (typeof otherTokens)[number]

const lengths: ReadonlySet<string> = new Set(lengthTokens)
const families: ReadonlySet<string> = new Set(fontTokens)
const noColors: ReadonlySet<string> = new Set([...lengthTokens, ...fontTokens, ...otherTokens])

/** What a prop holds that stands for a token. */
export function tokenText(token: string): string {
  return `token:${token}`
}

/** The CSS custom property in which the page root holds a token. */
export function tokenProperty(token: string): `--token-${string}` {
  return `--token-${token}`
}

/** The name in `token:<name>` and `token:<name>/40`; undefined for anything else. */
export function parseToken(value: unknown): string | undefined {
  return typeof value === 'string' ? whole.exec(value)?.[1] : undefined
}

/** How much of a token's colour is seen, in percent: 40 of `token:primary/40`; undefined where the text says nothing of it. */
export function tokenAlpha(value: string): number | undefined {
  const share = whole.exec(value)?.[2]
  return share === undefined ? undefined : Number(share)
}

/** The text of a colour's token; undefined for anything else. */
export function parseColorToken(value: unknown): string | undefined {
  const token = parseToken(value)
  return typeof value !== 'string' || token === undefined || noColors.has(token) ? undefined : value
}

/** The text of a length's token; undefined for anything else. */
export function parseLengthToken(value: unknown): string | undefined {
  const token = parseToken(value)
  return token !== undefined && lengths.has(token) && value === tokenText(token) ? value : undefined
}

/** The text of a family's token; undefined for anything else. */
export function parseFontToken(value: unknown): string | undefined {
  const token = parseToken(value)
  return token !== undefined && families.has(token) && value === tokenText(token) ? value : undefined
}

/** True for a value in which some token stands, alone or inside a gradient. */
export function namesToken(value: unknown): boolean {
  return typeof value === 'string' && value.includes('token:')
}

const property = new RegExp(`^var\\(--token-(${name})(?:, (.+))?\\)$`)

/** The token behind a declaration's whole text, with what holds where the page has none; undefined for any other text. */
export function tokenOfDeclaration(
  text: string,
): { token: string; fallback: string | undefined } | undefined {
  const [, token, fallback] = property.exec(text) ?? []
  return token === undefined ? undefined : { token, fallback }
}

/**
 * A declaration's text with its tokens as custom properties.
 * @param fallbackOf what holds where the page has no such token; undefined: what CSS makes of it, inherited or none
 */
export function resolveTokens(text: string, fallbackOf: (token: string) => string | undefined): string {
  return text.replaceAll(everywhere, (_, token: string, share: string | undefined) => {
    const fallback = fallbackOf(token)
    const color = `var(${tokenProperty(token)}${fallback === undefined ? '' : `, ${fallback}`})`
    return share === undefined ? color : seenThrough(color, Number(share))
  })
}

/** A colour that only the browser knows, mixed with nothing until this much of it is seen, in percent. */
export function seenThrough(color: string, share: number): string {
  return `color-mix(in srgb, ${color} ${share}%, transparent)`
}
