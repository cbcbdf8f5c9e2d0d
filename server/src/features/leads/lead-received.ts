import type { EventOf } from '@aurelio/contracts/events'
import type { LeadPlace, NewLead } from './store.ts'

/** What a person sent, as it is told; by the name of its page. */
export function leadReceived(
  { id, pageId, createdAt: at }: Pick<NewLead, 'id' | 'pageId' | 'createdAt'>,
  { workspaceId, projectId, pageName: name }: LeadPlace,
  replies = true,
): EventOf<'lead.received'> {
  return {
    kind: 'lead.received',
    workspaceId,
    actorId: null,
    origin: null,
    at,
    subject: { id, name },
    projectId,
    pageId,
    replies,
  }
}
