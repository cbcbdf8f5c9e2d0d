import type { Declarations, Field } from './definition.ts'
import { lengthProp, wordProp } from './prop-schemas.ts'

const ways = ['', 'brand', 'own'] as const

/** Props of what is as wide as the page and keeps what stands in it narrower. */
export const contentWidthShape = {
  contentWidth: wordProp(ways, ''),
  ownContentWidth: lengthProp('960px', { min: 200, max: 1920 }),
}

type ContentWidth = { contentWidth: (typeof ways)[number]; ownContentWidth: string }

export const contentWidthFields: readonly Field[] = [
  {
    kind: 'choice',
    prop: 'contentWidth',
    label: 'Ancho del contenido',
    help: 'El fondo llega de lado a lado; lo que hay dentro, no.',
    options: [
      { value: '', label: 'Todo' },
      { value: 'brand', label: 'El de la marca' },
      { value: 'own', label: 'A medida' },
    ],
  },
  {
    kind: 'length',
    prop: 'ownContentWidth',
    label: 'Ancho del contenido a medida',
    unit: 'px',
    min: 200,
    max: 1920,
    slider: { min: 320, max: 1920 },
    when: ({ contentWidth }) => contentWidth === 'own',
  },
]

/**
 * The space at both sides that leaves this width in the middle, and never less than its own padding: no further node, and
 * what stands in it is told from its first line to be this narrow.
 */
export function contentWidthStyles(
  { contentWidth, ownContentWidth }: ContentWidth,
  { paddingLeft, paddingRight }: { paddingLeft: string; paddingRight: string },
): Declarations {
  if (contentWidth === '') return {}
  const width = contentWidth === 'brand' ? 'token:content-width' : ownContentWidth
  return { paddingLeft: sideOf(width, paddingLeft), paddingRight: sideOf(width, paddingRight) }
}

/** The side that leaves this width in the middle, at least as wide as said. */
function sideOf(width: string, least: string): string {
  return `max(${least}, (100% - ${width}) / 2)`
}

/** What stands on the page itself, in no container, keeps to the line of the header above it. */
export function onHeaderLine(topLevel: boolean): Declarations {
  return topLevel ? { padding: `12px ${sideOf('token:content-width', '20px')}` } : {}
}
