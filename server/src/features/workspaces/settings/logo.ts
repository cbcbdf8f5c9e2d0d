import { randomUUID } from 'node:crypto'
import { logoLimits, type WorkspaceSettings } from '@aurelio/contracts/workspace-settings'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { type ImageRefusal, readImage } from '../../../platform/images/read-image.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import type { WorkspaceSettingsService } from './settings.ts'

/** Twice what screens and mails show it at, in pixels. */
const box = { width: 640, height: 256 }

type Parts = { access: Access; files: FileStore; settings: WorkspaceSettingsService }
export type LogoOutcome =
  | { kind: 'saved'; settings: WorkspaceSettings }
  | { kind: ImageRefusal | 'forbidden' }

/** The logo of an agency, as PNG: what every reader of mails shows. */
export function workspaceLogo({ access, files, settings }: Parts) {
  /** Files that no row names any more. */
  async function discard(workspaceId: string, version: string | null) {
    if (version !== null) await files.delete(keyOf(workspaceId, version))
  }

  return {
    async save(session: Session, bytes: Buffer, declaredType: string): Promise<LogoOutcome> {
      if (!access.can(session, 'workspace.settings')) return { kind: 'forbidden' }
      const drawn = await readImage({ bytes, declaredType }, logoLimits, (image) =>
        image
          .resize({ ...box, fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer(),
      )
      if (drawn.kind !== 'made') return drawn
      const { id } = session.workspace
      const version = randomUUID()
      await files.put(keyOf(id, version), drawn.made, { contentType: 'image/png' })
      const { before, settings: saved } = await settings.saveLogo(session, version)
      await discard(id, before)
      return { kind: 'saved', settings: saved }
    },

    async remove(session: Session): Promise<WorkspaceSettings> {
      access.demand(session, 'workspace.settings')
      const { id } = session.workspace
      const { before, settings: saved } = await settings.saveLogo(session, null)
      await discard(id, before)
      return saved
    },

    /**
     * The present logo, for anybody who knows an address of one: a mail that was sent with an earlier logo shows
     * today's. Null where there is none.
     */
    async present(workspaceId: string): Promise<{ version: string; bytes: Uint8Array } | null> {
      const version = await settings.logoOf(workspaceId)
      return version === null ? null : { version, bytes: await files.getBytes(keyOf(workspaceId, version)) }
    },

    /** What goes with the workspace. */
    async filesOf(workspaceId: string): Promise<string[]> {
      const version = await settings.logoOf(workspaceId)
      return version === null ? [] : [keyOf(workspaceId, version)]
    },
  }
}
export type WorkspaceLogo = ReturnType<typeof workspaceLogo>

function keyOf(workspaceId: string, version: string) {
  return `logos/${workspaceId}/${version}.png`
}
