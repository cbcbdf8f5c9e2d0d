import { viewports } from '../document/schema.ts'
import type { Viewport } from '../document/schema.ts'
import type { Declarations } from '../elements/definition.ts'
import { picturesOf } from '../elements/background-image.ts'
import { familyOf } from '../fonts/font-family.ts'
import { tokenOfDeclaration } from '../values/token.ts'
import type { KnownPictures } from '../values/picture-variant.ts'
import { lighter } from './background-set.ts'
import { cssDeclarations } from './css-text.ts'
import { mapViewports } from './map-viewports.ts'

/** The ranges of §9; the two lower ones also as "this wide and below". */
const ranges: Record<Viewport, string> = {
  desktop: '@media(min-width:1024px)',
  tablet: '@media(min-width:768px) and (max-width:1023px)',
  mobile: '@media(max-width:767px)',
}
const below = { tablet: '@media(max-width:1023px)', mobile: ranges.mobile }

type Rule = { media: string; className: string; text: string }

/** Media rules in an order in which a later one may correct an earlier one. */
const mediaOrder = ['', ranges.desktop, below.tablet, ranges.tablet, below.mobile]

/**
 * Collects one class for each distinct set of declarations over the three viewports. Values that differ on
 * tablet or mobile become media queries; a property that holds at some widths only is written for those.
 */
export function createStyleSheet(known?: KnownPictures) {
  const classes = new Map<string, string>()
  const rules: Rule[] = []
  const pictures = new Set<string>()
  const families = new Set<unknown>()
  return {
    /** The class for these styles; undefined where there is nothing to declare. */
    classFor(styles: Record<Viewport, Declarations | undefined>): string | undefined {
      const written = withoutInitial(
        mapViewports((viewport) => cssDeclarations(lighter(styles[viewport] ?? {}, viewport, known))),
      )
      const key = viewports.map((viewport) => [...written[viewport]].join(';')).join('|')
      if (key === '||') return undefined
      const earlier = classes.get(key)
      if (earlier !== undefined) return earlier
      const className = `a${classes.size.toString(36)}`
      classes.set(key, className)
      for (const viewport of viewports) {
        for (const picture of picturesOf(styles[viewport] ?? {})) pictures.add(picture)
        families.add(styles[viewport]?.fontFamily)
      }
      for (const [media, text] of rulesOf(written)) rules.push({ media, className, text })
      return className
    },
    /** The pictures that these styles load. */
    pictures: (): readonly string[] => [...pictures],
    /** Ids of the families that they name, on a page whose kit has these tokens. */
    fonts: (given: ReadonlySet<string>): readonly string[] =>
      [...families].flatMap((text) => familyOf(ownFamily(text, given)) ?? []),
    /** Everything collected so far, as CSS text. */
    css(): string {
      return mediaOrder
        .flatMap((media) => {
          const own = rules.filter((rule) => rule.media === media)
          if (own.length === 0) return []
          const text = own.map((rule) => `.${rule.className}{${rule.text}}`).join('\n')
          return media === '' ? [text] : [`${media}{\n${text}\n}`]
        })
        .join('\n')
    },
  }
}

/** The family that a declaration brings itself: what stands behind a token counts only where the kit has no such token. */
function ownFamily(text: unknown, given: ReadonlySet<string>): unknown {
  const named = typeof text === 'string' ? tokenOfDeclaration(text) : undefined
  if (named === undefined) return text
  return given.has(named.token) ? undefined : named.fallback
}

/** What holds where nothing says otherwise; no rule of the ground speaks of these, and nobody inherits them. */
const initial = new Map([
  ['flex-direction', 'row'],
  ['align-items', 'stretch'],
  ['gap', '0px'],
])

/** Without what would hold unsaid at every viewport. */
function withoutInitial(
  written: Record<Viewport, Map<string, string>>,
): Record<Viewport, Map<string, string>> {
  const needless = new Set(
    [...initial].flatMap(([property, value]) =>
      viewports.every((viewport) => written[viewport].get(property) === value) ? [property] : [],
    ),
  )
  return mapViewports(
    (viewport) => new Map([...written[viewport]].filter(([property]) => !needless.has(property))),
  )
}

function rulesOf(written: Record<Viewport, Map<string, string>>): Map<string, string> {
  const { desktop, tablet, mobile } = written
  const lines = new Map<string, string[]>()
  const write = (media: string, property: string, value: string | undefined) => {
    if (value !== undefined) lines.set(media, [...(lines.get(media) ?? []), `${property}:${value}`])
  }
  for (const property of new Set([...desktop.keys(), ...tablet.keys(), ...mobile.keys()])) {
    const everywhere = viewports.every((viewport) => written[viewport].has(property))
    if (!everywhere) {
      for (const viewport of viewports) write(ranges[viewport], property, written[viewport].get(property))
      continue
    }
    write('', property, desktop.get(property))
    if (tablet.get(property) !== desktop.get(property)) write(below.tablet, property, tablet.get(property))
    if (mobile.get(property) !== tablet.get(property)) write(below.mobile, property, mobile.get(property))
  }
  return new Map([...lines].map(([media, texts]) => [media, texts.join(';')]))
}
