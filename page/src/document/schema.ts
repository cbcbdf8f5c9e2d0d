import { z } from 'zod'

/** The three viewport modes, widest first (page-builder.md §9). */
export const viewports = ['desktop', 'tablet', 'mobile'] as const
export type Viewport = (typeof viewports)[number]

/** The element types the model knows: those of page-builder.md §3, then those of the groups below them. */
export const elementTypes = [
  'container',
  'section',
  'columns',
  'spacer',
  'heading',
  'text',
  'image',
  'video',
  'button',
  'form',
  'card',
  'list',
  'testimonial',
  'countdown',
  'social_media',
  'stats',
  'pricing',
  'faq',
  'hero',
  'progress',
  'header',
  'footer',
  'announcement_bar',
  'tabs',
  'accordion',
  'panel',
  'steps',
  'popup',
  'side_sheet',
  'carousel',
  'gallery',
  'logo_strip',
  'divider',
  'timeline',
  'quote',
  'table',
  'sticky_bar',
  'icon',
  'icon_text',
  'audio',
  'download',
  'embed',
  'map',
  'code',
  'breadcrumb',
  'contents',
  'comparison',
  'share',
  'language_switch',
  'rich_text',
  'score_test',
  'quiz',
  'contest',
  'free_card',
  'collection',
  'collection_item',
  'symbol',
] as const
export type ElementType = (typeof elementTypes)[number]

/** `<type>-<13-digit milliseconds>`, with a suffix where two would be equal. */
export type ElementId = string

/** What a person set on an element. Untrusted: an element's definition turns it into typed values. */
export type Props = Readonly<Record<string, unknown>>

/** What a person marked on an element in the layers; it stands beside the specification's four fields. */
export type ElementMarks = {
  /** Neither drawn on the canvas nor published, with all it holds. */
  readonly hidden?: true | undefined
  /** Cannot be edited, moved or removed until it is unlocked, with all it holds. */
  readonly locked?: true | undefined
}

/** One element in memory. Frozen in spirit: every change makes new objects along the changed path only. */
export type ElementNode = ElementMarks & {
  readonly id: ElementId
  readonly type: string
  readonly name: string
  /** The specification's props without `children`; `responsive` holds the overrides by viewport. */
  readonly props: Props
  readonly parent: ElementId | null
  readonly children: readonly ElementId[]
  /** The symbol that it was drawn from, on a page with its symbols in their places; nothing stores it. */
  readonly symbol?: string
}

/** The page in memory: an immutable flat map, so that an edit costs what it changes. */
export type PageDocument = {
  readonly elements: Readonly<Record<ElementId, ElementNode>>
  /** Ids of the top-level elements, in page order. */
  readonly root: readonly ElementId[]
}

/**
 * One element in the specification's nested shape (page-builder.md §3), as stored and copied. The marks of the
 * layers stand beside its four fields, and only where they are set.
 */
export type NestedElement = ElementMarks & {
  id: ElementId
  type: string
  name: string
  props: Record<string, unknown> & { children?: NestedElement[] }
}

/** The version written today; `migrations.ts` lifts older ones. */
export const documentVersion = 1

/** The stored page: the nested shape under a version. */
export type StoredPage = { version: typeof documentVersion; elements: NestedElement[] }

/**
 * Bounds that keep a hostile document from exhausting editor, renderer or server.
 * `depth` counts levels of elements, `valueDepth` levels inside one prop, `values` all values of all props.
 * A picture kept inline (`data:image/…`) may be longer than a text.
 */
export const limits = {
  depth: 40,
  elements: 20_000,
  idLength: 120,
  nameLength: 200,
  textLength: 200_000,
  imageLength: 12_000_000,
  valueDepth: 12,
  values: 500_000,
} as const

const mark = z.literal(true).optional().catch(undefined)

/** One element without its props: the codec walks those itself, so that depth and size are bounded. */
export const elementShape = z.object({
  id: z.string().min(1).max(limits.idLength),
  type: z.string().min(1).max(64),
  name: z.string().max(limits.nameLength).default(''),
  hidden: mark,
  locked: mark,
})
