import type { NestedElement, StoredPage } from '@aurelio/page/document'

/** What can be put into a letter here; what else it holds is kept, moved and removed as a whole. */
export const partTypes = ['heading', 'text', 'button', 'image', 'list', 'quote', 'divider', 'spacer'] as const
export type PartType = (typeof partTypes)[number]

export const partNames: Record<PartType, string> = {
  heading: 'Título',
  text: 'Texto',
  button: 'Botón',
  image: 'Imagen',
  list: 'Puntos',
  quote: 'Cita',
  divider: 'Separador',
  spacer: 'Espacio',
}

const begun: Record<PartType, Record<string, unknown>> = {
  heading: { text: '', level: 2, fontSize: '20px', color: 'token:text' },
  text: { text: '', fontSize: '16px', color: 'token:text' },
  button: {
    text: '',
    link: 'https://',
    backgroundColor: 'token:primary',
    textColor: '#ffffff',
    padding: '14px 24px',
  },
  image: { src: '', alt: '' },
  list: { items: [{ line: '' }], fontSize: '16px', color: 'token:text' },
  quote: { quote: '', source: '' },
  divider: {},
  spacer: { height: '24px' },
}

export function partType(part: NestedElement): PartType | null {
  return partTypes.find((type) => type === part.type) ?? null
}

/** The parts of a letter from above to below: what its one box holds, or what stands there by itself. */
export function partsOf({ elements }: StoredPage): readonly NestedElement[] {
  const [first, ...others] = elements
  return isBox(first) && others.length === 0 ? (first.props.children ?? []) : elements
}

export function withParts(page: StoredPage, parts: readonly NestedElement[]): StoredPage {
  const [first, ...others] = page.elements
  const elements =
    isBox(first) && others.length === 0
      ? [{ ...first, props: { ...first.props, children: [...parts] } }]
      : [...parts]
  return { ...page, elements }
}

/** A quote by the names of its element, also one that was written by others before. */
export function quotePart(part: NestedElement): NestedElement {
  const { text, author, ...props } = part.props
  return 'quote' in props || text === undefined
    ? part
    : { ...part, props: { ...props, quote: text, source: author ?? '' } }
}

export function newPart(type: PartType): NestedElement {
  return { id: `${type}-${crypto.randomUUID()}`, type, name: partNames[type], props: { ...begun[type] } }
}

/** Marks of a text count its letters: where the text changes, they go. */
export function changed(part: NestedElement, props: Record<string, unknown>): NestedElement {
  const { textSpans: _spans, ...kept } = part.props
  return { ...part, props: { ...('text' in props ? kept : part.props), ...props } }
}

export function textOf(part: NestedElement, prop: string): string {
  const value = part.props[prop]
  return typeof value === 'string' ? value : ''
}

/** The points of a list, one in each line. */
export function linesOf(part: NestedElement): string {
  const { items } = part.props
  if (!Array.isArray(items)) return ''
  return items.map((item: unknown) => (isLine(item) ? item.line : '')).join('\n')
}

function isLine(item: unknown): item is { line: string } {
  return typeof item === 'object' && item !== null && 'line' in item && typeof item.line === 'string'
}

function isBox(element: NestedElement | undefined): element is NestedElement {
  return element?.type === 'container' || element?.type === 'section'
}
