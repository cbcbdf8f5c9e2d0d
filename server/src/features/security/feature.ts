import { presentRegistration } from '../../platform/auth/registration.ts'
import { authSettings } from '../../platform/auth/settings.ts'
import { jsonFile } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountDeletion, type Remains } from './deletion.ts'
import { exportRoute, type ExportsOf } from './export-route.ts'
import { authSettingsRoutes, securityRoutes } from './routes.ts'
import { securityService } from './service.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { securityPolicy } from './policy.ts'

type Parts = Pick<
  Platform,
  'config' | 'database' | 'files' | 'log' | 'auth' | 'audit' | 'accountMail' | 'limits' | 'access'
> &
  Remains & { exportsOf: ExportsOf }

export function securityFeature({ exportsOf, leftByWorkspace, leftByPerson, ...platform }: Parts) {
  const { config, database, auth, audit, accountMail: mails, limits, access } = platform
  const { accounts } = config
  const security = securityService({ database, auth, audit, mails, limits, accounts, access })
  const remove = accountDeletion({ ...platform, mails, security, leftByWorkspace, leftByPerson })
  const feature: Feature = {
    calls: {
      security: securityRoutes({ security, remove, current: auth.current }),
      authSettings: authSettingsRoutes(async () =>
        authSettings({ ...config, registration: await presentRegistration(database, accounts) }),
      ),
    },
    routes: [exportRoute({ limits, audit, exportsOf })],
    async *exportsOfPerson(_, headers) {
      const current = await auth.current(headers)
      if (!current) return
      yield jsonFile('seguridad.json', await security.get(current))
      yield jsonFile('sesiones.json', await security.sessions(current))
    },
  }
  return { feature }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    security: ReturnType<typeof securityFeature>
  }
}

export const securityRoom = defineRoom({
  name: 'security',
  policy: securityPolicy,
  late: ['house'],
  make: ({ platform, later }) =>
    securityFeature({
      ...platform,
      exportsOf: (...asked) => later('house').exportsOf(...asked),
      leftByWorkspace: (id) => later('house').leftByWorkspace(id),
      leftByPerson: (id) => later('house').leftByPerson(id),
    }),
})
