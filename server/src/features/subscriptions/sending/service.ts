import type { LetterSending } from '@aurelio/contracts/subscriptions'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { SendingStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; store: SendingStore }

/** How fast the letters of a workspace go out. */
export function sendingService({ database, access, emit, store }: Parts) {
  async function get(session: Session): Promise<LetterSending> {
    access.demand(session, 'subscriptions.keep')
    const { perDomainHour, warmUpFrom } = await store.settingOf(session.workspace.id)
    return { perDomainHour, warmsUp: warmUpFrom !== null }
  }
  return {
    get,
    async save(session: Session, { perDomainHour, warmsUp }: LetterSending): Promise<LetterSending> {
      access.demand(session, 'subscriptions.keep')
      const { workspaceId, at } = by(session)
      await database.inTransaction(async () => {
        const before = await store.settingOf(workspaceId)
        const warmUpFrom = warmsUp ? (before.warmUpFrom ?? at) : null
        await store.keepSetting({ workspaceId, perDomainHour, warmUpFrom })
        await emit({ ...by(session), kind: 'subscriptions.changed' })
      })
      return get(session)
    },
  }
}
export type SendingService = ReturnType<typeof sendingService>
