import { changeByProgram } from '../../testing/assistant-changes.ts'
import type { NamedId } from '../../testing/authorization/named-ids.ts'

export const namedIds: Record<string, NamedId> = {
  'GET /assistant-changes pageId': {
    thing: async (owner, url) => (await changeByProgram(url, owner, 'proposed')).pageId,
  },
}
