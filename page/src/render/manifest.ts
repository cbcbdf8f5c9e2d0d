import { z } from 'zod'

/** Grows when the manifest holds more or names other files: a publication whose manifest is older is rendered again. */
const format = 5

/** One script or style sheet inside the page. */
const inlineSchema = z.object({
  /** As a Content-Security-Policy names it, without quotes: `sha256-…`. */
  hash: z.string().regex(/^sha256-[\w+/]{43}=$/),
  /** Length of its text in UTF-8. */
  bytes: z.int(),
})

const addresses = z.array(z.string()).readonly()

export const manifestSchema = z.object({
  format: z.literal(format),
  /** Length of the HTML in UTF-8. */
  bytes: z.int(),
  scripts: z.array(inlineSchema).readonly(),
  styles: z.array(inlineSchema).readonly(),
  /** Origins of the frames, each once: `https://player.vimeo.com`. */
  frames: z.array(z.string().regex(/^https:\/\/[\w.-]+(?::\d+)?$/)).readonly(),
  /** Files the page loads; what it carries inline (`data:`) is none. */
  pictures: addresses,
  media: addresses,
  fonts: addresses,
  /** Those of them that its first lines are set in; absent: all of them. */
  earlyFonts: addresses.optional(),
  /** Where its links lead; `#word` stands for a place on the page itself. */
  links: addresses,
  /** Places on the page that a link may lead to. */
  anchors: addresses,
  /** Ids of its forms. */
  forms: addresses,
  /** Its sections, from its beginning to its end: what stands directly on it, by id and by what it says. */
  sections: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  /** Where its scripts tell what is counted, without host. */
  beacons: addresses.default([]),
  /** Ids of its lists of which visitors may ask something, and of those that have a form for it. */
  lists: addresses.default([]),
  searches: addresses.default([]),
  /** Which of its forms are forms of the workspace: the id of each one's symbol, by its own id. */
  symbolForms: z.record(z.string(), z.string()).default({}),
})

/**
 * What a published page needs, told by its elements while it is rendered. Its security policy and its sandbox are made
 * of this; nobody searches the HTML.
 */
export type Manifest = z.output<typeof manifestSchema>

/** A manifest as it was stored; null where there is none, or one of another format. */
export function readManifest(text: string | null): Manifest | null {
  if (text === null) return null
  const read = manifestSchema.safeParse(JSON.parse(text))
  return read.success ? read.data : null
}

/** The manifest of a page that has just been rendered. */
export function manifestOf(found: Omit<Manifest, 'format'>): Manifest {
  return { format, ...found }
}
