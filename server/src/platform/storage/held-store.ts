import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** What people bring into the file store; what the product makes of it (pages, thumbnails, smaller pictures) is none of it. */
export type HeldKind = 'pictures' | 'leadFiles' | 'videos' | 'workFiles'

const kind = (name: HeldKind) => sql.lit<HeldKind>(name).as('kind')

/** How many bytes of files the workspaces keep. */
export function heldStore(database: Database) {
  const query = () => database.query()
  const files = () =>
    query()
      .selectFrom('picture')
      .select(['workspaceId', 'size', kind('pictures')])
      .unionAll(
        query()
          .selectFrom('leadFile')
          .select(['workspaceId', 'size', kind('leadFiles')])
          .where('workspaceId', 'is not', null)
          .$narrowType<{ workspaceId: string }>(),
      )
      .unionAll(
        query()
          .selectFrom('formFile')
          .select(['workspaceId', 'size', kind('leadFiles')]),
      )
      // The file of an import is there until all of it is in.
      .unionAll(
        query()
          .selectFrom('tableImport')
          .select(['workspaceId', 'bytes as size', kind('leadFiles')])
          .where('state', 'in', ['ready', 'running']),
      )
      .unionAll(
        query()
          .selectFrom('videoTask')
          .select(['workspaceId', 'size', kind('videos')])
          .where('fileKey', 'is not', null)
          .$narrowType<{ size: number }>(),
      )
      // Those that were removed too: pages that were published with them keep them.
      .unionAll(
        query()
          .selectFrom('ownFontFace')
          .select(['workspaceId', (eb) => eb('size', '+', eb.ref('rareSize')).as('size'), kind('pictures')]),
      )
      .unionAll(
        query()
          .selectFrom('mediaFile')
          .select(['workspaceId', 'size', kind('videos')]),
      )
      .unionAll(
        query()
          .selectFrom('film')
          .select(['workspaceId', 'held as size', kind('videos')]),
      )
      // Removed ones too: they can come back.
      .unionAll(
        query()
          .selectFrom('workFile')
          .select(['workspaceId', 'size', kind('workFiles')]),
      )

  return {
    /** Bytes by workspace and kind; nothing for what there is none of. */
    async ofAll() {
      const rows = await query()
        .selectFrom(files().as('file'))
        .select(['workspaceId', 'kind', (eb) => eb.fn.sum<number | string>('size').as('bytes')])
        .groupBy(['workspaceId', 'kind'])
        .execute()
      return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
    },
    async of(workspaceId: string): Promise<number> {
      const row = await query()
        .selectFrom(files().as('file'))
        .select((eb) => eb.fn.sum<number | string | null>('size').as('bytes'))
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirst()
      return Number(row?.bytes ?? 0)
    },
  }
}
