import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'

/** __title__, for the team. */
export function __names__Service({ access }: { access: Access }) {
  return {
    get(session: Session) {
      access.demand(session, 'workspace.see')
      return { workspace: session.workspace.name }
    },
  }
}
export type __Names__Service = ReturnType<typeof __names__Service>
