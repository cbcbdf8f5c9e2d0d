import type { FilmRow } from '../../../platform/database/tables/films.ts'
import type { Call } from '../../../platform/http/plain-routes.ts'
import type { FileLinks } from '../../../platform/public-token/file-links.ts'
import type { FilmStore } from '../store.ts'
import { behaviourOf } from '../view.ts'

/** What an address of a film that is not for everybody names. */
const keyParam = 'llave'
const kind = 'film'
/** How long it is believed who may see a film: a player asks many times. */
const knownMs = 5000
const mostKnown = 2000
/** As long as a screen stands open. */
const screenHours = 12

/** Who may see films that are not for everybody: who comes with an address that was made for them, until it ends. */
export function filmKeys({ store, links }: { store: FilmStore; links: FileLinks }) {
  const known = new Map<string, { until: number; id: string; isPrivate: boolean }>()

  async function ofVersion(version: string) {
    const found = known.get(version)
    if (found && found.until > Date.now()) return found
    const row = await store.ofVersion(version)
    // Of a version that nothing names any more: it is seen to its end by who has begun it.
    const fresh = {
      until: Date.now() + knownMs,
      id: row?.id ?? '',
      isPrivate: row ? behaviourOf(row).isPrivate : false,
    }
    if (known.size >= mostKnown) known.clear()
    known.set(version, fresh)
    return fresh
  }

  function opens(id: string, c: Call) {
    const linked = links.read(c.req.query(keyParam) ?? '')
    return linked !== null && !linked.isOver && linked.pageId === kind && linked.fileId === id
  }

  return {
    mayEnter: (row: FilmRow, c: Call) => !behaviourOf(row).isPrivate || opens(row.id, c),
    async mayPlay(version: string, c: Call) {
      const { isPrivate, id } = await ofVersion(version)
      return !isPrivate || opens(id, c)
    },
    /** What is added to every address on the page of who has come with one; '' where none is asked for. */
    queryOf(row: FilmRow, c: Call) {
      return behaviourOf(row).isPrivate
        ? `?${keyParam}=${encodeURIComponent(c.req.query(keyParam) ?? '')}`
        : ''
    },
    /** What is added to every address of a film for who makes it. */
    keyOf: (row: FilmRow) =>
      behaviourOf(row).isPrivate
        ? `?${keyParam}=${links.sign({ fileId: row.id, pageId: kind }, screenHours)}`
        : '',
    /** The end of an address that is good for so many hours. */
    queryFor: (id: string, hours: number) =>
      `?${keyParam}=${links.sign({ fileId: id, pageId: kind }, hours)}`,
  }
}
export type FilmKeys = ReturnType<typeof filmKeys>
