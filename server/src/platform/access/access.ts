import { type Abilities, abilitiesSchema, type Action, actions } from '@aurelio/contracts/access'
import { type Role, roles } from '@aurelio/contracts/session'
import type { Scope } from './scope.ts'
import type { Session } from './session.ts'

/** Who may: a role in the workspace, or whoever keeps the installation, whatever their role is. */
type Holder = Role | 'keeper'

/** The table: who may do what. Each feature contributes its rows in its `policy.ts`. */
export type Rules = Readonly<Record<Action, readonly Holder[]>>
export type Policy = Partial<Rules>

export const everyone: readonly Role[] = roles
/** Everybody who works in the workspace; a client has no right but to what is shared with them. */
export const team: readonly Role[] = ['owner', 'admin', 'member']
export const leaders: readonly Role[] = ['owner', 'admin']
/** For what is the whole installation's: everybody owns a workspace, so no role in one is enough. */
export const keepers: readonly Holder[] = ['keeper']
export const onlyOwners: readonly Role[] = ['owner']

/** The thing that something is done to. */
export type Resource = { workspaceId: string }

export type Access = {
  /** Whether somebody may do something: at all, or to one thing. */
  can: (session: Session, action: Action, resource?: Resource) => boolean
  /** Throws a 403 where they may not. */
  demand: (session: Session, action: Action, resource?: Resource) => void
  /** What somebody sees of their workspace; everything that reads rows for a person asks for it. */
  scope: (session: Session) => Scope
  /** Whether a member who does not ask themselves may, by their roles as the table of members holds them. */
  memberCan: (held: string, action: Action) => boolean
  /** What roles may do, for people to read. */
  table: () => { action: Action; roles: Role[] }[]
}

/** The one place that decides who may do what; nobody else compares roles. `forbidden`: the 403 to throw. */
export function accessBy(rules: Rules, forbidden: () => Error): Access {
  const allows = (holder: Holder, action: Action) => rules[action].includes(holder)
  const can: Access['can'] = ({ workspace, isKeeper }, action, resource) => {
    if (resource && resource.workspaceId !== workspace.id) return false
    return allows(workspace.role, action) || (isKeeper && allows('keeper', action))
  }
  return {
    can,
    demand(...asked) {
      if (!can(...asked)) throw forbidden()
    },
    scope: ({ user, workspace }) => ({
      workspaceId: workspace.id,
      sharedWith: allows(workspace.role, 'workspace.see') ? null : user.id,
    }),
    memberCan: (held, action) => allows(roleOf(held), action),
    table: () =>
      actions
        .map((action) => ({ action, roles: roles.filter((role) => allows(role, action)) }))
        .filter((row) => row.roles.length > 0),
  }
}

/** Everything that a person may do, for their screens. */
export function abilitiesOf(session: Session, { can }: Pick<Access, 'can'>): Abilities {
  return abilitiesSchema.parse(Object.fromEntries(actions.map((action) => [action, can(session, action)])))
}

/** The strongest role of a member: the library keeps several with commas, and an unknown one gives the least rights. */
export function roleOf(held: string): Role {
  const known = held.split(',')
  return roles.find((role) => known.includes(role)) ?? 'client'
}
