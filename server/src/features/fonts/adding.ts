import { randomBytes, randomUUID } from 'node:crypto'
import type { FontRefusal } from '@aurelio/contracts/font-refusals'
import { type Font, largestFont, mostFaces, mostFamilies } from '@aurelio/contracts/fonts'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { constraintFault } from '../../platform/database/errors.ts'
import type { OwnFontFaceRow } from '../../platform/database/tables/sites.ts'
import type { Emit } from '../../platform/events/events.ts'
import { bounded, isTooLarge, shownName } from '../../platform/http/incoming.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { commonKey, rareKey } from './own-files.ts'
import { kindOf } from './reading/kind.ts'
import type { ReadFont } from './reading/read-font.ts'
import { readInThread } from './reading/read-in-thread.ts'
import { FontRefused } from './reading/refused.ts'
import type { FontStore } from './store.ts'
import { type Measures, toFont } from './to-font.ts'

const perWorkspace = { limit: 200, windowSeconds: 60 * 60 }

export type AddOutcome =
  | { kind: 'added'; font: Font }
  | { kind: 'forbidden' | 'too-large' }
  | { kind: 'refused'; reason: FontRefusal }
  /** All files of a workspace may have so many bytes. */
  | { kind: 'full'; bytes: number }
  | { kind: 'too-many'; seconds: number }

export type AddingParts = {
  database: Database
  files: FileStore
  limits: RateLimits
  emit: Emit
  access: Access
  quotas: Pick<Quotas, 'fullAt'>
}

type Sent = { name: string; hasLicence: boolean; body: AsyncIterable<Uint8Array> }

/** Takes files of letters; files of one family come together by the name that they give it themselves. */
export function fontAdding({ database, files, limits, emit, access, quotas }: AddingParts, store: FontStore) {
  /** Writes the files, then the rows; what fails on the way leaves nothing behind. */
  async function keep(session: Session, fileName: string, read: ReadFont): Promise<Font> {
    const row = faceRow(session, fileName, read)
    const keys = [commonKey(row), ...(read.rare ? [rareKey(row)] : [])]
    const options = { contentType: 'font/woff2' }
    try {
      await files.put(commonKey(row), read.common, options)
      if (read.rare) await files.put(rareKey(row), read.rare, options)
      return await database.inTransaction(() => insert(session, row, read))
    } catch (error) {
      for (const key of keys) await files.delete(key)
      // The same weight came by another way at the same time.
      if (constraintFault(error) === 'unique') throw new FontRefused('taken')
      throw error
    }
  }

  async function insert(session: Session, row: Omit<OwnFontFaceRow, 'fontId'>, { family, kind }: ReadFont) {
    const workspaceId = session.workspace.id
    const happened = by(session)
    const known = await store.byFamily(workspaceId, family)
    if (!known) {
      if ((await store.list(workspaceId)).length >= mostFamilies) throw new FontRefused('too-many')
      const id = `own-${randomBytes(6).toString('hex')}`
      await store.insert({
        id,
        workspaceId,
        family,
        name: family,
        kind,
        createdAt: happened.at,
        removedAt: '',
      })
    }
    const font = known ?? (await store.byFamily(workspaceId, family))
    if (!font) throw new Error('A family that was just added is gone')
    const before = await store.facesIn(font.id)
    if (before.length >= mostFaces) throw new FontRefused('too-many')
    if (before.some((face) => isSame(face, row))) throw new FontRefused('taken')
    await store.insertFace({ ...row, fontId: font.id })
    await emit({ ...happened, kind: 'font.changed', subject: { id: font.id, name: font.name } })
    const [added] = toFont(font, await store.facesIn(font.id))
    if (!added) throw new Error('A family without a file')
    return added
  }

  return {
    async add(session: Session, { name, hasLicence, body }: Sent): Promise<AddOutcome> {
      const { workspace } = session
      if (!access.can(session, 'pages.edit')) return { kind: 'forbidden' }
      if (!hasLicence) return { kind: 'refused', reason: 'no-licence' }
      const seconds = await limits.hit('font', [workspace.id], perWorkspace)
      if (seconds > 0) return { kind: 'too-many', seconds }
      const most = await quotas.fullAt(workspace.id)
      if (most !== null) return { kind: 'full', bytes: most }
      const fileName = shownName(name, 'letra')
      try {
        const bytes = await whole(body)
        // No thread for what is plainly none.
        kindOf(bytes, fileName)
        const font = await readInThread({ bytes, name: fileName })
        return { kind: 'added', font: await keep(session, fileName, font) }
      } catch (error) {
        if (isTooLarge(error)) return { kind: 'too-large' }
        if (error instanceof FontRefused) return { kind: 'refused', reason: error.reason }
        throw error
      }
    },
  }
}

type Shape = Pick<OwnFontFaceRow, 'italic' | 'leastWeight' | 'mostWeight'>

function isSame(one: Shape, other: Shape): boolean {
  return (
    one.italic === other.italic &&
    one.leastWeight === other.leastWeight &&
    one.mostWeight === other.mostWeight
  )
}

function faceRow(session: Session, fileName: string, read: ReadFont): Omit<OwnFontFaceRow, 'fontId'> {
  const { ascent, descent, lineGap, regular, bold } = read
  const measures: Measures = { ascent, descent, lineGap, regular, bold }
  return {
    id: randomUUID(),
    workspaceId: session.workspace.id,
    fileName,
    leastWeight: read.weights[0],
    mostWeight: read.weights[1],
    italic: read.italic ? 1 : 0,
    size: read.common.length,
    rareSize: read.rare?.length ?? 0,
    measures: JSON.stringify(measures),
    missing: read.missing,
    licensedBy: session.user.id,
    licensedName: session.user.name,
    licensedAt: new Date().toISOString(),
  }
}

async function whole(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of bounded({ head: new Uint8Array(), rest: body }, largestFont)) parts.push(part)
  return Buffer.concat(parts)
}
