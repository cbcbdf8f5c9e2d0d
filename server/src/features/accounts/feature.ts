import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { administratorRule } from './policy.ts'
import { accountRoutes } from './routes.ts'
import { accountService } from './service.ts'
import { accountStore } from './store.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { accountPolicy } from './policy.ts'

export function accountsFeature({
  config,
  database,
  auth,
  audit,
  access,
}: Pick<Platform, 'config' | 'database' | 'auth' | 'audit' | 'access'>) {
  const isAdministrator = administratorRule(config.accounts.adminEmails)
  const administration = accountService({ database, auth, audit, access, isAdministrator })
  const feature: Feature = { calls: { accounts: accountRoutes(administration) } }
  return { feature, isAdministrator, namesOf: (ids: readonly string[]) => accountStore(database).names(ids) }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    accounts: ReturnType<typeof accountsFeature>
  }
}

export const accountsRoom = defineRoom({
  name: 'accounts',
  policy: accountPolicy,
  make: ({ platform }) => accountsFeature(platform),
})
