import type { Font } from '@aurelio/contracts/fonts'
import type { OwnFamily } from '@aurelio/page/fonts'
import { z } from 'zod'
import type { OwnFontFaceRow, OwnFontRow } from '../../platform/database/tables/sites.ts'

const measuresSchema = z.object({
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  regular: z.number(),
  bold: z.number(),
})
export type Measures = z.output<typeof measuresSchema>

/** What a kit says of a family; null for one without a file. */
export function familyOf(
  { id, family, kind }: OwnFontRow,
  faces: readonly OwnFontFaceRow[],
): OwnFamily | null {
  if (faces.length === 0) return null
  return {
    id,
    name: family,
    kind,
    faces: faces.map((face) => ({
      file: face.id,
      italic: face.italic === 1,
      weights: [face.leastWeight, face.mostWeight],
      bytes: face.size,
      hasRare: face.rareSize > 0,
      ...measuresSchema.parse(JSON.parse(face.measures)),
    })),
  }
}

/** A family as people see it, with its files. */
export function toFont(row: OwnFontRow, all: readonly OwnFontFaceRow[]): Font[] {
  const faces = all.filter(({ fontId }) => fontId === row.id)
  const family = familyOf(row, faces)
  if (!family) return []
  const { id, name, createdAt } = row
  const files = faces.map((face) => ({
    id: face.id,
    name: face.fileName,
    size: face.size + face.rareSize,
    missing: face.missing,
    licensedBy: face.licensedName,
    licensedAt: face.licensedAt,
  }))
  return [{ id, name, createdAt, family, files }]
}
