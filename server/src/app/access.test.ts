import { type Action, actions } from '@aurelio/contracts/access'
import { type Role, roles } from '@aurelio/contracts/session'
import { expect, it } from 'vitest'
import { abilitiesOf, accessBy, roleOf } from '../platform/access/access.ts'
import type { Session } from '../platform/access/session.ts'
import { forbidden } from '../platform/http/failures.ts'
import { rules } from './access.ts'

const access = accessBy(rules, forbidden)
const sessionAs = (role: Role, isKeeper = false): Session => ({
  user: { id: 'u', name: 'Ana', email: 'ana@ejemplo.es', image: null },
  workspace: { id: 'w', name: 'Estudio', role, logo: null },
  isKeeper,
  origin: null,
  sessionId: 's',
})
const may = (role: Role, isKeeper = false) =>
  actions.filter((action) => access.can(sessionAs(role, isKeeper), action))
const ofInstallation: Action[] = ['accounts.manage', 'installation.keep', 'sites.vouch', 'videos.engine']

const without = (some: readonly Action[], others: readonly Action[]) =>
  some.filter((action) => !others.includes(action)).toSorted()

it('lets clients look at what is shared with them, the team work, and those who lead it more', () => {
  const looking: Action[] = [
    'activity.read',
    'collections.fill',
    'leads.read',
    'tasks.comment',
    'visits.read',
  ]
  const leading: Action[] = [
    'workspace.rename',
    'workspace.settings',
    'workspace.people',
    'workspace.export',
    'audit.read',
    'imagePresets.change',
    'mail-server.manage',
    'recipes.change',
    'sites.manage',
    'tokens.manage',
    'visits.manage',
    'webhooks.manage',
  ]
  expect(may('client').toSorted()).toEqual(looking)
  expect(without(may('client'), may('member'))).toEqual([])
  expect(without(may('admin'), may('member'))).toEqual(leading.toSorted())
  expect(without(may('member'), may('admin'))).toEqual([])
  expect(without(may('owner'), may('admin'))).toEqual(['workspace.own'])
  expect(without(actions, may('owner'))).toEqual(ofInstallation)
})

it('leaves the installation to those who keep it, whatever their role in a workspace is', () => {
  for (const role of roles) {
    expect(may(role).filter((action) => ofInstallation.includes(action))).toEqual([])
    expect(may(role, true).toSorted()).toEqual([...may(role), ...ofInstallation].toSorted())
  }
})

it('lets nobody do anything to what is of another workspace', () => {
  for (const role of roles)
    for (const action of actions) {
      expect(access.can(sessionAs(role), action, { workspaceId: 'other' })).toBe(false)
      expect(access.can(sessionAs(role), action, { workspaceId: 'w' })).toBe(may(role).includes(action))
    }
})

it('gives the team the whole workspace to see, and a client what is shared with them', () => {
  expect(access.scope(sessionAs('member'))).toEqual({ workspaceId: 'w', sharedWith: null })
  expect(access.scope(sessionAs('client'))).toEqual({ workspaceId: 'w', sharedWith: 'u' })
})

it('refuses with a 403, and tells screens the same', () => {
  expect(() => access.demand(sessionAs('client'), 'tasks.change')).toThrow('No tienes permiso')
  access.demand(sessionAs('member'), 'tasks.change')
  expect(abilitiesOf(sessionAs('member'), access)).toMatchObject({
    'tasks.change': true,
    'workspace.rename': false,
    'workspace.settings': false,
  })
})

it('takes the strongest of several roles, and none for one that it does not know', () => {
  expect(['client,member', 'admin', 'member,owner', 'boss', ''].map(roleOf)).toEqual([
    'member',
    'admin',
    'owner',
    'client',
    'client',
  ])
  expect(access.memberCan('boss', 'news.receive')).toBe(false)
})
