import { fontSchema } from '@aurelio/contracts/fonts'
import { type OwnFamily, ownFile, ownFamiliesOf } from '@aurelio/page/fonts'
import { type Theme, themeSchema } from '@aurelio/page/theme'
import { client } from '../../../platform/api/client.ts'
import { sendFile } from '../../../platform/api/send-file.ts'
import type { ZipFiles } from './read-zip.ts'

/** The families of its own that the kit of an exported site is set in. */
export function ownFamiliesIn(theme: unknown): readonly OwnFamily[] {
  const read = themeSchema.safeParse(theme)
  return read.success ? ownFamiliesOf(read.data) : []
}

/**
 * A kit with the letters that it has here: those that the workspace has already, and where somebody says to have the
 * licence those that came along. `missing`: names of those that it goes without.
 */
export async function withLetters(
  theme: Theme,
  files: ZipFiles,
  hasLicence: boolean,
): Promise<{ theme: Theme; missing: string[] }> {
  const families = ownFamiliesOf(theme)
  if (families.length === 0) return { theme, missing: [] }
  const { items } = await client.fonts.list()
  const ids = new Map<string, string>()
  for (const family of families) {
    const known =
      items.find(({ id }) => id === family.id) ?? items.find((each) => each.family.name === family.name)
    const id = known?.id ?? (hasLicence ? await takeFamily(family, files) : null)
    if (id !== null) ids.set(family.id, id)
  }
  const now = (id: string) => (families.some((family) => family.id === id) ? (ids.get(id) ?? '') : id)
  const { headingFont, bodyFont } = theme
  return {
    theme: { ...theme, headingFont: now(headingFont), bodyFont: now(bodyFont) },
    missing: families.filter(({ id }) => !ids.has(id)).map(({ name }) => name),
  }
}

/** The id that a family gets here; null where none of its files came or could be read. */
async function takeFamily({ name, faces }: OwnFamily, files: ZipFiles): Promise<string | null> {
  let id: string | null = null
  for (const face of faces) {
    const bytes = files.get(`fuentes/${ownFile(face)}`)
    if (!bytes) continue
    const file = new File([bytes], `${name}.woff2`, { type: 'font/woff2' })
    const taken = await sendFile('/api/fonts?licence=yes', file, fontSchema).catch(() => null)
    id = taken?.id ?? id
  }
  return id
}
