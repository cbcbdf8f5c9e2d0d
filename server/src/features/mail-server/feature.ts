import { addressPolicy } from '@aurelio/media/network/address-policy'
import type { Feature } from '../../platform/feature.ts'
import type { Mailing } from '../../platform/mail/message.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { sealedTexts } from '../../platform/sealed-text.ts'
import { mailServerPolicy } from './policy.ts'
import { mailPorts } from './reach.ts'
import { mailServerRoutes } from './routes.ts'
import { workspaceServers } from './servers.ts'
import { mailServerService } from './service.ts'
import { mailServerStore } from './store.ts'
import { sendTrial } from './trial.ts'

type Parts = Pick<Platform, 'config' | 'database' | 'access' | 'emit' | 'limits' | 'mail'> & {
  mailingOf: (workspaceId: string) => Promise<Mailing>
}

export function mailServerFeature({ config, database, access, emit, limits, mail, mailingOf }: Parts) {
  const store = mailServerStore(database)
  const policy = addressPolicy(config.accounts.allowedHosts, mailPorts)
  const secrets = sealedTexts(config.authSecret, 'mail server')
  mail.findServersBy(workspaceServers({ store, policy, secrets }))
  const attempt = sendTrial({ policy, secrets, mailingOf })
  const feature: Feature = {
    calls: {
      mailServer: mailServerRoutes(
        mailServerService({ database, access, emit, limits, store, policy, secrets, attempt }),
      ),
    },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    'mail-server': ReturnType<typeof mailServerFeature>
  }
}

export const mailServerRoom = defineRoom({
  name: 'mail-server',
  policy: mailServerPolicy,
  needs: ['workspaces'],
  make: ({ platform, from }) =>
    mailServerFeature({
      ...platform,
      mailingOf: (workspaceId) => from('workspaces').settings.mailingOf(workspaceId),
    }),
})
