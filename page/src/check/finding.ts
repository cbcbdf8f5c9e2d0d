import type { ElementId, PageDocument, Props } from '../document/schema.ts'
import type { ElementDefinition } from '../elements/definition.ts'
import type { Manifest } from '../render/manifest.ts'
import type { Theme } from '../theme/default-theme.ts'

export const findingCodes = [
  'missing-consent',
  'sample-content',
  'dead-link',
  'dead-anchor',
  'missing-alt',
  'heading-order',
  'contrast',
  'heavy-picture',
  'heavy-fonts',
  'missing-legal',
  'missing-symbol',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** What a page should not be published with. */
export type Finding = {
  code: FindingCode
  /** Where; null where it concerns the page. */
  elementId: ElementId | null
  /** What it is about, as it stands on the page: a text, an address, a ratio; empty where the element says it all. */
  about: string
  /** Props that put it right, where that is plain. */
  fix: Props | null
}

/** What the page alone does not tell. */
export type Facts = {
  /** Addresses of this installation at which something stands, without host. */
  addresses: ReadonlySet<string>
  /** References that lead to something published (`values/reference.ts`). */
  references: ReadonlySet<string>
  /** Bytes of the pictures that are known, by their address. */
  pictureBytes: ReadonlyMap<string, number>
  /** The kit of its site; null where it has none. */
  theme: Theme | null
}

/** An element that visitors see. */
export type Shown = {
  id: ElementId
  type: string
  /** As they are stored, and as they are shown. */
  raw: Props
  props: Props
  definition: ElementDefinition
}

export type Checked = { document: PageDocument; shown: readonly Shown[]; manifest: Manifest; facts: Facts }

/** One kind of thing to look for. */
export type Check = (page: Checked) => readonly Finding[]
