import { type DomainEvent, recordOf } from '@aurelio/contracts/events'
import type { Audit } from '../../platform/audit/audit.ts'

/**
 * What somebody does to the workspace, to a person in it, or to what others can read, goes into the record that nobody
 * can change.
 */
export function recordEvents(audit: Audit) {
  return async (events: readonly DomainEvent[]) => {
    for (const event of events) {
      const record = recordOf(event.kind)
      if (!record || !('subject' in event)) continue
      const { workspaceId, actorId, subject } = event
      const role = 'role' in event && { role: event.role }
      if (record.of === 'person')
        await audit({ kind: record.kind, userId: subject.id, actorId, workspaceId, detail: { ...role } })
      else {
        const named = record.of === 'subject' && subject.name !== '' && { name: subject.name }
        const detail = { [record.of]: subject.id, ...named, ...role }
        await audit({ kind: record.kind, userId: actorId, workspaceId, detail })
      }
    }
  }
}
