import type { AddressPolicy } from '@aurelio/media/network/address-policy'
import type { MailServerRow } from '../../platform/database/tables/mail-servers.ts'
import type { WorkspaceServer } from '../../platform/mail/mail-server.ts'
import type { SealedTexts } from '../../platform/sealed-text.ts'
import { faultOf, reachOf } from './reach.ts'
import type { MailServerStore } from './store.ts'

type Parts = { store: MailServerStore; policy: AddressPolicy; secrets: SealedTexts }

/** The server by which a workspace writes; null where it has none, or does not use it. */
export function workspaceServers({ store, policy, secrets }: Parts) {
  /** What goes wrong, and that it goes well again, is kept for those who lead the workspace. */
  async function heard(row: MailServerRow, fault: unknown) {
    const now = await store.find(row.workspaceId)
    if (now?.changedAt !== row.changedAt || (fault === null && now.problem === '')) return
    const result = fault === null ? { problem: '' as const, answer: '' } : faultOf(fault)
    await store.note(row, { ...result, triedAt: new Date().toISOString() })
  }

  return async (workspaceId: string): Promise<WorkspaceServer | null> => {
    const row = await store.find(workspaceId)
    if (row?.isUsed !== 1) return null
    return {
      key: row.changedAt,
      sender: row.sender,
      reach: () => reachOf(policy, secrets, row),
      heard: (fault) => heard(row, fault),
    }
  }
}
