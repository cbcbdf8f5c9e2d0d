import type { CSSProperties, HTMLAttributes, ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { ElementId, NestedElement, Props, Viewport } from '../document/schema.ts'
import type { SidesName } from '../values/padding.ts'
import type { KnownFilms } from '../values/film.ts'
import type { KnownPictures } from '../values/picture-variant.ts'
import type { ElementText } from './texts/element-text.ts'

/** CSS declarations built from typed values only; never from a raw prop. */
export type Declarations = Readonly<CSSProperties & Partial<Record<`--${string}`, string>>>

/** What a view spreads on a node: a `style` on the canvas, a `className` in the output. */
export type PartAttributes = HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined>

export type StyleContext = {
  viewport: Viewport
  /** True for an element that stands directly on the page. */
  topLevel: boolean
}

/** A title on the page below its first, with the word that a link jumps to it by. */
export type PageHeading = { id: ElementId; anchor: string; text: string; level: number }

/** A part with a place of its own in the outline of the page. */
export type Landmark = 'header' | 'nav' | 'footer'

/** How wide something may be on a viewport, at most: a share of the window, and pixels that it does not grow beyond. */
export type Width = { share: number; most: number }

/** The room that an element finds, for each viewport. */
export type Room = Readonly<Record<Viewport, Width>>

/** What a view may know of the page around it. */
export type PageContext = {
  /** The page's titles, where something on it lists them. */
  headings?: readonly PageHeading[]
  /** Where the page stands on the web, whole; absent while it stands nowhere. */
  url?: string
  /** What language it is in, as a tag; absent where nobody has settled one, and it is Spanish. */
  language?: string
  /** Where a form posts; absent on the canvas and in the preview, where nothing is sent. */
  formAction?: string
  /** What forms carry of the visit; '' where whoever serves the page puts it in, absent where there is none to follow. */
  token?: string
  /** A submission that was not taken, shown again with what the person had entered. */
  submission?: {
    elementId: string
    values: Record<string, string>
    errors: Record<string, string>
    /** What stands above the fields, where it is not they that are wrong. */
    notice?: string
    /** Which of the form's steps it is in, from 0. */
    step?: number
  }
  /** The file that a form has just given, and where it is to be had. */
  download?: { fileId: string; address: string }
  /** Id of the element with the page's first picture, which loads at once; the others wait until they come near. */
  firstPicture?: string
  /** What is known of the product's own pictures; absent on the canvas and in previews, which show them as they are. */
  pictures?: KnownPictures
  /** What is known of films of the player; absent on the canvas and in previews, which play them as they are. */
  films?: KnownFilms
  /** What the element is by where it stands on the page, unless it says so itself. */
  landmark?: Landmark
  /** Ids of what buttons open over the page; absent on the canvas, where nothing is opened. */
  layers?: ReadonlySet<string>
  /** How wide the element may be. */
  room?: Room
}

/** What a page may need of an element, and what it may lead to. */
export const needKinds = [
  'pictures',
  'media',
  'fonts',
  'frames',
  'links',
  'anchors',
  'forms',
  'beacons',
  'lists',
  'searches',
] as const
export type NeedKind = (typeof needKinds)[number]

/** Addresses as the view writes them; ids of forms, of lists and of places to jump to. What is '' or inline (`data:`) does not count. */
export type Needs = Partial<Record<NeedKind, readonly string[]>>

/** An object of JSON-LD without its context. */
export type StructuredData = { readonly '@type': string; readonly [name: string]: unknown }

/** A script of `behaviours/` as pages carry it: its text, and what their policy and their manifest say of it. */
export type Behaviour = { readonly text: string; readonly hash: string; readonly bytes: number }

export type ViewProps<P> = {
  id: string
  props: P
  /** `root` goes on the outermost node; the others by the names that `styles` returns. */
  parts: { root: PartAttributes } & Record<string, PartAttributes>
  page: PageContext
  /** What it stands in; null on the page itself. */
  parent?: ElementId | null
  /** The rendered children of an element that accepts them. */
  children?: ReactNode
}

export type Tab = 'layout' | 'style' | 'advanced'

/** What a field may look at when a new value needs more than its own prop. */
export type FieldContext = {
  /** Typed props of the element at the viewport. */
  props: Props
  /** Typed props of the element around it; null on the page itself. */
  parent: Props | null
}

/** The first two are the specification's; the others are those of the common style. */
export type FieldSection =
  | 'background'
  | 'border'
  | 'spacing'
  | 'size'
  | 'position'
  | 'type'
  | 'effects'
  | 'hover'
  | 'motion'

type FieldBase = {
  /** The prop it edits, by the specification's name; also its `data-prop`. */
  prop: string
  label: ElementText
  help?: ElementText
  /** What to tell of a text that the element will not use though such fields take it; null where it does. */
  refusal?: (text: string) => ElementText | null
  /** Collapsible section it stands in; absent: above the sections. */
  section?: FieldSection
  /** Shown only while this holds for the element's typed props and those of the element around it. */
  when?: (props: Props, parent: Props | null) => boolean
  /** The same on every device though it is no text: what the element is made of, which styles cannot change. */
  everywhere?: true
  /** Read by who edits the page alone: it is in no other language. */
  isInternal?: true
  /** What holds while the prop is not set, for a control that always shows what is in force. */
  inForce?: (props: Props) => unknown
  /** What `update` gets for a new value; absent: `{ [prop]: value }`. Undefined entries delete. */
  patch?: (value: unknown, context: FieldContext) => Props
}

/** `name`: the same in every language, as that of a network is. */
export type Option = { value: string | number } & ({ label: ElementText } | { name: string })

/** A control of the properties panel. One generic panel draws every kind. */
export type Field =
  | (FieldBase & { kind: 'text' | 'textarea' | 'link' | 'image' | 'video' | 'audio' | 'anchor' | 'size' })
  | (FieldBase & { kind: 'icon' })
  /** A place within a picture: '30% 70%'. */
  | (FieldBase & { kind: 'point' })
  /** How the room is shared among columns: '2 1'. */
  | (FieldBase & { kind: 'ratio' })
  | (FieldBase & { kind: 'color'; transparent?: boolean })
  | (FieldBase & {
      kind: 'length'
      unit: 'px'
      min: number
      max: number
      step?: number
      slider?: { min: number; max: number }
    })
  | (FieldBase & {
      kind: 'number'
      min: number
      max: number
      step?: number
      slider?: { min: number; max: number }
    })
  | (FieldBase & { kind: 'choice' | 'select'; options: readonly Option[] })
  | (FieldBase & { kind: 'spacing'; prop: SidesName })
  | (FieldBase & { kind: 'form-fields' })
  /** Several lines in which parts are set apart; `values` names what may stand in it for what somebody enters. */
  | (FieldBase & { kind: 'rich'; values?: (props: Props) => readonly string[] })
  /** A file of the workspace that a form gives. */
  | (FieldBase & { kind: 'form-file' })
  /** The address of a contest of the workspace. */
  | (FieldBase & { kind: 'contest' })
  | (FieldBase & { kind: 'symbol-content' })
  /** A collection of the workspace, and which of its items. */
  | (FieldBase & { kind: 'collection' })
  | (FieldBase & {
      kind: 'items'
      /** What one entry is called: 'Pregunta'. */
      itemName: ElementText
      /** Fields of each entry, edited by their own props. */
      item: readonly Field[]
      /** What a new entry starts with. */
      newItem: Props
      min: number
      max: number
    })

/** A text that is edited where it stands on the canvas, by double click or Enter. */
export type InlineText = {
  /** Part of the view on the node that holds this text and nothing else. */
  part: string
  prop: string
  /** Prop of the list in whose entries the text stands; the view draws exactly one such node per entry. */
  list?: string
  multiline?: boolean
  /** Edited there only while this holds for the element's typed props. */
  when?: (props: Props) => boolean
  /** What a person may set apart in it: bold, italic, links and colours in a line; in a paragraph lists as well. */
  rich?: 'line' | 'paragraph'
}

/** Where an element stands across its container; stretched, it takes all of that. */
export type AlignTo = 'left' | 'center' | 'right' | 'stretch'

export type Category = 'basic' | 'layout'

/**
 * Everything the product knows of one element type (page-builder.md §3, "Widget registration").
 * One folder per type under `elements/`; editor, preview and output share the same `View`.
 */
export type ElementDefinition<P = Props> = {
  type: string
  /** Label of its tile, and the default name of a new element. */
  name: ElementText
  /** Name of a lucide icon, mapped in the editor. */
  icon: string
  category: Category
  /** Exactly the specification's defaults. */
  defaultProps: Props
  /** Turns untrusted props into typed values; never throws (each field falls back). */
  schema: z.ZodType<P>
  /** True where `props.children` may hold elements. */
  acceptsChildren: boolean
  /** What a new one holds at first; absent: nothing. */
  newChildren?: readonly NestedElement[]
  /** What it is to who does not look at the page, where it stands at its beginning or its end. */
  landmark?: Landmark
  fields: Partial<Record<Tab, readonly Field[]>>
  /** Style that any element may have and this one declares no field of its own for; the style tab shows it on demand. */
  commonFields?: readonly Field[]
  /** Whether it shows the titles of the page around it. */
  listsHeadings?: (props: P) => boolean
  /** How many places for others it has while it is empty; absent: one. */
  cells?: (props: P) => number
  /** Texts edited in place; the first is the main one. */
  inlineTexts?: readonly InlineText[]
  /** What aligning it sets; absent where it always takes all the width. */
  alignments?: Partial<Record<AlignTo, Props>>
  /** Props that hold at one viewport until the element's own override says otherwise. */
  viewportDefaults?: Partial<Record<Viewport, Props>>
  /** Fixed rules for states that inline styles cannot express (`:target`, `:focus`), by data attribute. */
  css?: string
  /** Rules of this one element on a published page, by its id: what it shows when. Nothing of the canvas. */
  cssOf?: (props: P, id: string) => string
  /**
   * The script that a page with this element carries once, however often the element stands on it. Declaring it here is
   * all it takes: the page's manifest names it by its hash and its policy allows that hash, so it must be a constant: one of `behaviours/built.ts`.
   */
  script?: Behaviour
  /** Whether an element needs that script as it is set; absent: always. */
  usesScript?: (props: P) => boolean
  /** The scripts of other elements that it is made of, as it is set. */
  scriptsOf?: (props: P) => readonly Behaviour[]
  /** What the page needs because this element stands on it; what its styles load is known without. */
  needs?: (props: P, id: string) => Needs
  /** Id of what a button of it opens over the page; a button that leads there opens it too. */
  opens?: (props: P, id: string) => string
  /**
   * What searchers read of it beside its text, by the words of schema.org; null where that would be nothing true. `url`:
   * where its page stands, whole; undefined while it stands nowhere.
   */
  structuredData?: (props: P, url: string | undefined) => StructuredData | null
  /** Declarations of each part at one viewport. */
  styles: (props: P, context: StyleContext) => { root: Declarations } & Record<string, Declarations>
  /** Pure, without hooks: the canvas and the static renderer call the same function. */
  View: (view: ViewProps<P>) => ReactElement
}
