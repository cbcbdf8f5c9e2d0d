import { type Access, leaders, type Policy, team } from '../../platform/access/access.ts'

export const securityPolicy = {
  /** Clients look at a workspace; one of them cannot be left alone with it. */
  'workspace.inherit': team,
  /** Who leads a workspace may take everything in it away. */
  'workspace.export': leaders,
} satisfies Policy

/** How long a sign-in proves the person where the account has no password, in milliseconds. */
const freshMs = 10 * 60 * 1000

export type Proof = 'given' | 'wrong-password' | 'sign-in-again'

/** Changing the mail and deleting the account need more than a session (ASVS 7.5.1): the password, or a fresh sign-in. */
export function proofOf(parts: {
  hasPassword: boolean
  passwordIsRight: boolean
  signedInAt: number
  now: number
}): Proof {
  if (parts.hasPassword) return parts.passwordIsRight ? 'given' : 'wrong-password'
  return parts.now - parts.signedInAt < freshMs ? 'given' : 'sign-in-again'
}

/** Who may be left with a workspace: not a disabled account. */
export function maySucceed({ memberCan }: Access) {
  return (member: { role: string; disabled: boolean }): boolean =>
    !member.disabled && memberCan(member.role, 'workspace.inherit')
}

/** A workspace whose only owner leaves while others work in it would be nobody's. */
export function barsLeaving(workspace: { alone: boolean; otherOwner: boolean }): boolean {
  return !workspace.alone && !workspace.otherOwner
}
