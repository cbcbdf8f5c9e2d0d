import { randomUUID } from 'node:crypto'
import { type ImagePreset, mostPresets } from '@aurelio/contracts/image-presets'
import { settingsSchema } from '@aurelio/contracts/image-settings'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { constraintFault } from '../../platform/database/errors.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { imagePresetStore } from './store.ts'
import type { ImagePresetRow } from './tables.ts'

type Parts = { database: Database; access: Access; emit: Emit }
type Content = { name: string; settings: z.output<typeof settingsSchema> }
type Change = { id: string } & { [Key in keyof Content]?: Content[Key] | undefined }

/** Settings of the image optimizer that a workspace shares. */
export function imagePresetService({ database, access, emit }: Parts) {
  const store = imagePresetStore(database)

  async function find(session: Session, id: string) {
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }

  /** Throws a 409 where another one has its name. */
  async function write(session: Session, row: ImagePresetRow, how: () => Promise<void>) {
    try {
      await database.inTransaction(async () => {
        await how()
        await emit({ ...by(session), kind: 'image-preset.changed', subject: { id: row.id, name: row.name } })
      })
    } catch (error) {
      if (constraintFault(error) !== 'unique') throw error
      throw refuse('IMAGE_PRESET_NAMED')
    }
    return summary(row)
  }

  return {
    async list(session: Session) {
      access.demand(session, 'workspace.see')
      return { items: await store.list(session.workspace.id) }
    },

    async get(session: Session, id: string) {
      access.demand(session, 'workspace.see')
      const row = await find(session, id)
      return { ...summary(row), settings: settingsSchema.parse(JSON.parse(row.settings)) }
    },

    async create(session: Session, { name, settings }: Content): Promise<ImagePreset> {
      access.demand(session, 'imagePresets.change')
      const workspaceId = session.workspace.id
      if ((await store.list(workspaceId)).length >= mostPresets)
        throw refuse('IMAGE_PRESETS_FULL', { most: mostPresets })
      const { at } = by(session)
      const row = { id: randomUUID(), workspaceId, name, settings: JSON.stringify(settings), updatedAt: at }
      return write(session, row, () => store.insert(row))
    },

    async update(session: Session, { id, name, settings }: Change): Promise<ImagePreset> {
      access.demand(session, 'imagePresets.change')
      const before = await find(session, id)
      const row = {
        ...before,
        name: name ?? before.name,
        settings: settings === undefined ? before.settings : JSON.stringify(settings),
        updatedAt: by(session).at,
      }
      return write(session, row, () => store.change(row))
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'imagePresets.change')
      const row = await find(session, id)
      await write(session, row, () => store.remove(session.workspace.id, id))
      return { id }
    },
  }
}
export type ImagePresetService = ReturnType<typeof imagePresetService>

function summary({ id, name, updatedAt }: ImagePresetRow): ImagePreset {
  return { id, name, updatedAt }
}
