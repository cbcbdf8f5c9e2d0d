import { isRecord } from '../document/json-values.ts'
import type { Props } from '../document/schema.ts'
import { fontFamily } from '../fonts/font-family.ts'
import { defaultTokenValue } from '../theme/token-values.ts'
import { parseColor } from '../values/color.ts'
import { cssLength } from '../values/length.ts'
import { namesToken, resolveTokens } from '../values/token.ts'
import type { Declarations } from './definition.ts'

/**
 * The prop in which an element remembers what its tokens were when they were chosen: `{ brand: '#0f766e', 'heading-font': 'lora' }`. That
 * is how it looks where the site has no such token, or no kit yet.
 */
export const rememberedProp = 'tokens'

const rememberedLength = { min: 0, max: 2000 }

type Styles = { root: Declarations } & Record<string, Declarations>

/** Styles whose tokens are custom properties of the page root. What names no token comes back as it is. */
export function withTokens(styles: Styles, props: Props): Styles {
  if (!Object.values(styles).some((part) => Object.values(part).some(namesToken))) return styles
  const remembered = props[rememberedProp]
  const fallbackOf = (token: string) => {
    const value = isRecord(remembered) && !namesToken(remembered[token]) && remembered[token]
    const family = typeof value === 'string' ? fontFamily(value) : undefined
    return parseColor(value) ?? family ?? cssLength(value, rememberedLength) ?? defaultTokenValue(token)
  }
  const { root, ...parts } = styles
  const resolved = (declarations: Declarations): Declarations => {
    const texts = Object.entries(declarations).flatMap(([property, value]) =>
      typeof value === 'string' && namesToken(value) ? [[property, resolveTokens(value, fallbackOf)]] : [],
    )
    return Object.assign({}, declarations, Object.fromEntries(texts))
  }
  return {
    ...Object.fromEntries(Object.entries(parts).map(([part, each]) => [part, resolved(each)])),
    root: resolved(root),
  }
}
