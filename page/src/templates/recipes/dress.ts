import type { NestedElement, StoredPage } from '../../document/schema.ts'

/** What a page has remembered of its tokens, by their names: of several values the one that it has most. */
type Look = ReadonlyMap<string, string>

const most = (values: ReadonlyMap<string, number>) =>
  [...values].reduce((best, each) => (each[1] > best[1] ? each : best))[0]

const inside = ({ props }: NestedElement): NestedElement[] => props.children ?? []

function remembered({ props }: NestedElement): [string, string][] {
  const tokens: unknown = props['tokens']
  if (typeof tokens !== 'object' || tokens === null) return []
  return Object.entries(tokens).filter((each): each is [string, string] => typeof each[1] === 'string')
}

function lookOf({ elements }: StoredPage): Look {
  const counts = new Map<string, Map<string, number>>()
  const count = (element: NestedElement) => {
    for (const [name, value] of remembered(element)) {
      const known = counts.get(name) ?? new Map<string, number>()
      counts.set(name, known.set(value, (known.get(value) ?? 0) + 1))
    }
    inside(element).forEach(count)
  }
  elements.forEach(count)
  return new Map([...counts].map(([name, values]) => [name, most(values)]))
}

const colour = /(#|%23)([0-9a-f]{6})\b/gi

/**
 * A page in the look of another one: what it remembers of its tokens is that of the other, and what is drawn in the colours
 * of its own is drawn in those. White stays white.
 */
export function dressedLike(page: StoredPage, other: StoredPage): StoredPage {
  const [own, wanted] = [lookOf(page), lookOf(other)]
  const colours = new Map(
    [...own].flatMap(([name, value]) => {
      const next = wanted.get(name)
      return next?.startsWith('#') && value !== '#ffffff' ? [[value.slice(1), next.slice(1)] as const] : []
    }),
  )
  const drawn = (source: string) =>
    source.replaceAll(colour, (whole, mark: string, hex: string) => {
      const next = colours.get(hex.toLowerCase())
      return next === undefined ? whole : mark + next
    })
  const dress = (element: NestedElement): NestedElement => {
    const { props } = element
    const src: unknown = props['src']
    const tokens = remembered(element).map(([name, value]) => [name, wanted.get(name) ?? value])
    return {
      ...element,
      props: {
        ...props,
        ...(typeof src === 'string' && { src: drawn(src) }),
        ...(tokens.length > 0 && { tokens: Object.fromEntries(tokens) }),
        ...(props.children && { children: props.children.map(dress) }),
      },
    }
  }
  return { ...page, elements: page.elements.map(dress) }
}
