import { requireElement } from '../document/tree.ts'
import type { PageDocument } from '../document/schema.ts'
import { type Declarations } from '../elements/definition.ts'
import { elementStyles } from '../elements/resolve.ts'
import type { Theme } from '../theme/default-theme.ts'
import { tokenValues } from '../theme/token-values.ts'
import { parseHex } from '../values/color.ts'
import { contrastOf } from '../values/contrast.ts'
import { parseToken, tokenOfDeclaration } from '../values/token.ts'
import type { Checked, Finding, Shown } from './finding.ts'

const dark = '#16161d'
const light = '#ffffff'
const least = 4.5
/** Text from 24 pixels, or from 18.66 in bold, is read with less. */
const leastLarge = 3

/** Texts whose colour is too much like what stands behind them. A picture behind leaves it to the eye. */
export function checkContrast({ document, shown, facts }: Checked): Finding[] {
  const seen = seenIn(facts.theme)
  return shown.flatMap((element): Finding[] => {
    const { root, ...parts } = elementStyles(requireElement(document, element.id), 'desktop')
    const behind = backgroundOf(document, element.id, seen)
    const weak = Object.values({ root, ...parts }).flatMap((part) => {
      const color = seen(part['color'])
      const ground = part === root ? behind : (ownGround(part, seen) ?? behind)
      if (!color || !ground || ground === 'unknown' || hasNoText(element)) return []
      const ratio = contrastOf(color, ground)
      return ratio < (isLarge(part) ? leastLarge : least) ? [{ color, ground, ratio }] : []
    })
    const [worst] = weak.toSorted((one, other) => one.ratio - other.ratio)
    if (!worst) return []
    const about = `${worst.ratio.toFixed(1)}:1`
    return [{ code: 'contrast', elementId: element.id, about, fix: fixOf(element, worst, seen) }]
  })
}

function hasNoText({ definition, props }: Shown) {
  const [main] = definition.inlineTexts ?? []
  return main !== undefined && main.list === undefined && props[main.prop] === ''
}

/** The prop that holds this colour becomes the darkest or the lightest, whichever is read better. */
function fixOf(
  { definition, props }: Shown,
  { color, ground }: { color: string; ground: string },
  seen: Seen,
) {
  const fields = Object.values(definition.fields).flat()
  const field = fields.find(
    (each) => each.kind === 'color' && seen(props[each.prop]) === color && !/background/i.test(each.prop),
  )
  if (!field) return null
  const better = contrastOf(dark, ground) > contrastOf(light, ground) ? dark : light
  return { [field.prop]: better }
}

/** The colour of a declaration or a prop; undefined where it is none, or not one that is known. */
type Seen = (value: unknown) => string | undefined

function seenIn(theme: Theme | null): Seen {
  const values = theme ? tokenValues(theme) : {}
  return (value) => {
    const named = parseToken(value)
    if (named !== undefined) return parseHex(values[named])
    const { token, fallback } = (typeof value === 'string' ? tokenOfDeclaration(value) : undefined) ?? {}
    return parseHex(token === undefined ? value : (values[token] ?? fallback))
  }
}

/** What stands behind an element: the nearest opaque colour around it, that of the page at last. */
function backgroundOf(document: PageDocument, id: string, seen: Seen): string {
  for (let at: string | null = id; at !== null;) {
    const node = requireElement(document, at)
    const ground = ownGround(elementStyles(node, 'desktop').root, seen)
    if (ground) return ground
    at = node.parent
  }
  return seen('token:background') ?? light
}

function ownGround(part: Declarations, seen: Seen): string | undefined {
  if (part.backgroundImage !== undefined || part.background !== undefined) return 'unknown'
  const { backgroundColor } = part
  if (backgroundColor === undefined || backgroundColor === 'transparent') return undefined
  return seen(backgroundColor) ?? 'unknown'
}

function isLarge({ fontSize, fontWeight }: Declarations) {
  const size = /^([\d.]+)px$/.exec(String(fontSize ?? ''))?.[1]
  const pixels = Number(size ?? 16)
  return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight ?? 400) >= 700)
}
