import type { Session } from '../../platform/access/session.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import type { Platform } from '../../platform/platform.ts'
import { acceptance } from './invitations/acceptance.ts'
import { invitationService } from './invitations/service.ts'
import { invitationRoutes, peopleRoutes } from './routes.ts'
import { peopleService } from './service.ts'
import { peopleStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'emit' | 'access' | 'mail' | 'limits'> & {
  handOverTasks: (session: Session, fromId: string, toId: string | null) => Promise<void>
  pendingTasks: (session: Session, userId: string) => Promise<number>
  mailingOf: (workspaceId: string) => Promise<Mailing>
  activate: (session: Session, workspaceId: string) => Promise<{ id: string; name: string }>
}

export function peopleFeature({ config, ...parts }: Parts) {
  const { authSecret: secret, baseUrl, people: most } = config
  const feature: Feature = {
    calls: {
      people: peopleRoutes(peopleService(parts)),
      invitations: invitationRoutes(
        invitationService({ ...parts, secret, baseUrl, most }),
        acceptance({ ...parts, secret, most }),
      ),
    },
  }
  const store = peopleStore(parts.database)
  return {
    feature,
    /** What the members of a workspace are called, by their ids. */
    async namesIn(workspaceId: string): Promise<ReadonlyMap<string, string>> {
      return new Map((await store.list(workspaceId)).map(({ id, name }) => [id, name]))
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    people: ReturnType<typeof peopleFeature>
  }
}

export const peopleRoom = defineRoom({
  name: 'people',
  needs: ['tasks', 'workspaces'],
  make({ platform, from }) {
    const tasks = from('tasks').service
    const { service, settings } = from('workspaces')
    return peopleFeature({
      ...platform,
      handOverTasks: (...asked) => tasks.handOver(...asked),
      pendingTasks: (...asked) => tasks.pendingOf(...asked),
      mailingOf: (...asked) => settings.mailingOf(...asked),
      activate: (...asked) => service.activate(...asked),
    })
  },
})
