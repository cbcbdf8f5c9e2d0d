import { type Font, type FontUses, largestFont } from '@aurelio/contracts/fonts'
import { isOwnId } from '@aurelio/page/fonts'
import type { Theme } from '@aurelio/page/theme'
import { by, type Session } from '../../platform/access/session.ts'
import { notFound } from '../../platform/http/failures.ts'
import { fontAdding, type AddingParts } from './adding.ts'
import { commonKey, idOfKey, keyOfFile, keysOf } from './own-files.ts'
import { fontStore } from './store.ts'
import { familyOf, toFont } from './to-font.ts'

/** What kits and pages are to letters. */
export type AroundFonts = {
  /** Sites whose kit names a family. */
  kitsWith: (session: Session, fontId: string) => Promise<FontUses['kits']>
  /** Takes a family out of the kits that name it: they are set in the letters of the system there. */
  outOfKits: (session: Session, fontId: string) => Promise<void>
  /** Pages that are published with a family, or will be again once they leave the bin. */
  pagesWith: (workspaceId: string, fontId: string) => Promise<FontUses['pages']>
}

const mostNamed = 20

/** The letters that a workspace brings for its kits. */
export function fontService(parts: AddingParts & AroundFonts) {
  const { database, files, emit, access, kitsWith, outOfKits, pagesWith } = parts
  const store = fontStore(database)

  async function find(session: Session, id: string) {
    access.demand(session, 'pages.edit')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  async function erase(id: string) {
    const faces = await store.facesIn(id)
    await store.erase(id)
    for (const key of faces.flatMap(keysOf)) await files.delete(key)
  }

  return {
    ...fontAdding(parts, store),

    async list(session: Session): Promise<{ items: Font[]; largest: number }> {
      access.demand(session, 'pages.edit')
      const faces = await store.facesOf(session.workspace.id)
      const rows = await store.list(session.workspace.id)
      return { items: rows.flatMap((row) => toFont(row, faces)), largest: largestFont }
    },

    async uses(session: Session, id: string): Promise<FontUses> {
      await find(session, id)
      const pages = await pagesWith(session.workspace.id, id)
      return { kits: await kitsWith(session, id), pages: pages.slice(0, mostNamed), pageCount: pages.length }
    },

    async rename(session: Session, { id, name }: { id: string; name: string }): Promise<Font> {
      await find(session, id)
      const row = await database.inTransaction(async () => {
        const renamed = await store.rename(session.workspace.id, id, name)
        if (!renamed) throw notFound()
        await emit({ ...by(session), kind: 'font.changed', subject: { id, name } })
        return renamed
      })
      const [font] = toFont(row, await store.facesIn(id))
      if (!font) throw notFound()
      return font
    },

    /** Out of the list and out of the kits; what is published with it keeps its files for as long as it is. */
    async remove(session: Session, id: string) {
      const { name } = await find(session, id)
      await database.inTransaction(async () => {
        const happened = by(session)
        if (!(await store.remove(session.workspace.id, id, happened.at))) throw notFound()
        await outOfKits(session, id)
        await emit({ ...happened, kind: 'font.changed', subject: { id, name } })
      })
      if ((await pagesWith(session.workspace.id, id)).length === 0) await erase(id)
      return { id }
    },

    /** A kit with what drawing its own families takes, as the workspace has them; a family that it has not is none. */
    async worn(workspaceId: string, kit: Theme): Promise<Theme> {
      const theme = { ...kit }
      delete theme.own
      const named = [...new Set([theme.headingFont, theme.bodyFont])].filter(isOwnId)
      if (named.length === 0) return theme
      const found = await Promise.all(
        named.map(async (id) => {
          const row = await store.find(workspaceId, id)
          return row ? familyOf(row, await store.facesIn(id)) : null
        }),
      )
      const own = found.filter((family) => family !== null)
      const kept = (id: string) => (!isOwnId(id) || own.some((family) => family.id === id) ? id : '')
      const { headingFont, bodyFont } = theme
      const worn = { ...theme, headingFont: kept(headingFont), bodyFont: kept(bodyFont) }
      return own.length > 0 ? { ...worn, own } : worn
    },

    /** Removes what was kept for pages alone that are published with it no more. */
    async eraseUnused(signal: AbortSignal) {
      for (const { id, workspaceId } of await store.removed()) {
        if (signal.aborted) return
        if ((await pagesWith(workspaceId, id)).length === 0) await erase(id)
      }
    },

    /** The bytes behind a public address; null where there is none. */
    async open(file: string) {
      const key = keyOfFile(file)
      if (key === null || !(await files.exists(key))) return null
      return files.getBytes(key)
    },

    /** Those of these files that belong to a family. */
    async named(keys: readonly string[]): Promise<ReadonlySet<string>> {
      const existing = await store.existing(keys.map(idOfKey))
      return new Set(keys.filter((key) => existing.has(idOfKey(key))))
    },

    /** Keys of the files that go with a workspace. */
    async filesOf(workspaceId: string) {
      return { fileKeys: (await store.facesOf(workspaceId)).flatMap(keysOf) }
    },

    /** Keys of its letters by a name for people, for who takes them away. */
    async lettersOf(workspaceId: string) {
      const faces = await store.facesOf(workspaceId)
      return (await store.list(workspaceId)).flatMap(({ id, family }) =>
        faces
          .filter(({ fontId }) => fontId === id)
          .map((face) => ({
            key: commonKey(face),
            name: `${family}-${face.leastWeight}${face.italic === 1 ? '-cursiva' : ''}-${face.id.slice(0, 8)}.woff2`,
          })),
      )
    },
  }
}
export type FontService = ReturnType<typeof fontService>
