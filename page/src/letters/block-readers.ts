import { z } from 'zod'
import { isHidden } from '../document/marks.ts'
import type { ElementNode, NestedElement, PageDocument } from '../document/schema.ts'
import { walk } from '../document/tree.ts'

/** Where an element of a letter says who reads it. */
export const readersProp = 'readers'

/** Only people of a segment, or only those who are not of it. */
const blockReadersSchema = z.object({ segmentId: z.string().min(1).max(100), isIn: z.boolean() })
export type BlockReaders = z.infer<typeof blockReadersSchema>

/** Of which segments a reader is; `all`: for who writes the letter, every block is there. */
export type ReaderSegments = ReadonlySet<string> | 'all'

/** Who reads a block; null for everybody. */
export function readersOf({ props }: Pick<ElementNode | NestedElement, 'props'>): BlockReaders | null {
  return blockReadersSchema.safeParse(props[readersProp]).data ?? null
}

export function isForReader(node: ElementNode, segments: ReaderSegments): boolean {
  const readers = readersOf(node)
  return readers === null || segments === 'all' || segments.has(readers.segmentId) === readers.isIn
}

/** The blocks of a letter that not everybody reads, from above to below. */
export function conditionedBlocks(document: PageDocument): { node: ElementNode; readers: BlockReaders }[] {
  return [...walk(document)].flatMap(({ node }) => {
    const readers = isHidden(document, node.id) ? null : readersOf(node)
    return readers ? [{ node, readers }] : []
  })
}

/** The segments that its blocks name, each once, in an order that stays. */
export function segmentsIn(document: PageDocument): string[] {
  return [...new Set(conditionedBlocks(document).map(({ readers }) => readers.segmentId))].toSorted()
}
