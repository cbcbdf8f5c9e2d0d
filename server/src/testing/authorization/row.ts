import type { Thing } from './making.ts'

/** Statuses for owner, admin, member and client. */
type ByRole = readonly [owner: number, admin: number, member: number, client: number]

export type Row = {
  /** In the workspace where the thing is, or where the route needs none. */
  roles: ByRole
  /** Without a session, and with that of a disabled account. */
  signedOut: number
  /** The administrator of the installation, where they may more than others. */
  administrator?: number
  /** What the path names. A role of another workspace gets 404, or 403 where the role alone is refused. */
  thing?: Thing
  /** What a token is answered where it needs no scope to come. */
  token?: number
  /** What a role of another workspace gets, where it is not the 404 of a thing or the 403 of the role. */
  foreign?: number
  /** What it names is for everybody who knows its address, other workspaces too. */
  isPublic?: boolean
  /** The thing is named by the body: a role of another workspace gets 422. */
  isInBody?: true
  body?: (ids: Record<string, string>) => unknown
  /** Written behind the path. */
  query?: string
  /** Ends the caller's session, so it gets one of its own. */
  endsSession?: boolean
}

type Rest = Omit<Row, 'roles' | 'signedOut'>

export const row = (roles: ByRole, rest: Rest = {}): Row => ({ roles, signedOut: 401, ...rest })
export const all = (status: number, rest?: Rest) => row([status, status, status, status], rest)
export const owners = (status: number, rest?: Rest) => row([status, 403, 403, 403], rest)
export const staff = (status: number, rest?: Rest) => row([status, status, status, 403], rest)
/** A client sees what is shared with them; of anything else they are told that it is not there. */
export const unshared = (status: number, rest?: Rest) => row([status, status, status, 404], rest)
export const leaders = (status: number, rest?: Rest) => row([status, status, 403, 403], rest)
/** For anybody, signed in or not. */
export const open = (status: number, rest: Rest = {}): Row => ({
  ...all(status, rest),
  signedOut: status,
  isPublic: true,
})
export const withBody = (value: unknown) => ({ body: () => value })
