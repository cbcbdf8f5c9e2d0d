import { z } from 'zod'

/** Letters of somebody's own: what a kit says of a family that its workspace has brought. */

const percent = z.number().min(0).max(1000)
const weight = z.number().min(1).max(1000)
const ownId = /^own-[0-9a-f]{12}$/
/** What a family may be called in a style sheet: nothing that ends its quotes. */
const nameText = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u

/** True for the id of a family that a workspace brings; whether there is one, the kit says. */
export function isOwnId(id: string): boolean {
  return ownId.test(id)
}

const faceSchema = z.object({
  /** Names its file in an address, and never stands for other bytes. */
  file: z.uuid(),
  italic: z.boolean(),
  /** One weight, or all of a variable font's. */
  weights: z.tuple([weight, weight]),
  /** Bytes of the file of its common letters. */
  bytes: z.int().min(0),
  /** Whether its rare letters are a file of their own. */
  hasRare: z.boolean(),
  /** Percent of the letter's size, from the tables of the file. */
  ascent: percent,
  descent: percent,
  lineGap: percent,
  /** Percent by which the letters of the visitor's system become as wide, for weights below 600 and from there. */
  regular: percent.min(1),
  bold: percent.min(1),
})
export type OwnFace = z.output<typeof faceSchema>

export const ownFamilySchema = z.object({
  id: z.string().regex(ownId),
  /** As its files call it, which never changes. */
  name: z.string().regex(nameText),
  kind: z.enum(['sans', 'serif', 'mono']),
  faces: z.array(faceSchema).min(1).max(24),
})
export type OwnFamily = z.output<typeof ownFamilySchema>

/** Those of a kit: what is none is left out, and so is a second one of an id. */
export const ownFamiliesSchema = z
  .array(z.unknown())
  .transform((entries): OwnFamily[] | undefined => {
    const read = entries.flatMap((entry) => ownFamilySchema.safeParse(entry).data ?? [])
    const first = read.filter((family, at) => read.findIndex(({ id }) => id === family.id) === at)
    return first.length > 0 ? first.slice(0, 2) : undefined
  })
  .optional()
  .catch(undefined)

/** A name that a style sheet may hold; what else stands in it becomes spaces, and nothing is left of what has no letter. */
export function safeFamilyName(name: string): string {
  const kept = name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ').replace(/^[^\p{L}\p{N}]+/u, '')
  return kept.replaceAll(/\s+/g, ' ').slice(0, 60).trim()
}

/** The name of a face's file in an address, and that of its rare letters. */
export function ownFile({ file }: Pick<OwnFace, 'file'>): string {
  return `${file}.woff2`
}
export function ownRareFile({ file }: Pick<OwnFace, 'file'>): string {
  return `${file}-rare.woff2`
}

/** How a page calls it: with its id, since a workspace may bring a family that the product has too. */
export function ownName({ id, name }: Pick<OwnFamily, 'id' | 'name'>): string {
  return `${name} ${id.slice('own-'.length, 'own-'.length + 4)}`
}

/** The face that letters of a weight are set in: one that holds it, else the nearest; an upright one where there is one. */
export function faceAt({ faces }: OwnFamily, at: number): OwnFace | undefined {
  const upright = faces.filter(({ italic }) => !italic)
  const distance = ({ weights: [least, most] }: OwnFace) => Math.max(least - at, at - most, 0)
  return (upright.length > 0 ? upright : faces).toSorted((one, other) => distance(one) - distance(other))[0]
}

type Worn = {
  headingFont: string
  bodyFont: string
  headingWeight: number
  bodyWeight: number
  own?: readonly OwnFamily[] | undefined
}

/** The families of a kit's own that it is set in. */
export function ownFamiliesOf({ headingFont, bodyFont, own = [] }: Worn): OwnFamily[] {
  return own.filter(({ id }) => id === headingFont || id === bodyFont)
}

/** The faces that the first lines of every page in a kit are set in. */
export function firstOwnFaces(kit: Worn): OwnFace[] {
  const at = (id: string, weightThere: number) => {
    const family = kit.own?.find((each) => each.id === id)
    return (family && faceAt(family, weightThere)) ?? []
  }
  return [...new Set([at(kit.headingFont, kit.headingWeight), at(kit.bodyFont, kit.bodyWeight)].flat())]
}
