import { keepers, type Policy } from '../../platform/access/access.ts'

export const accountPolicy = {
  /** The accounts of the installation: to others none of it exists. */
  'accounts.manage': keepers,
} satisfies Policy

type Facts = { email: string; emailVerified: boolean; role: string | null }

/**
 * Who manages the accounts of the installation: the people of ADMIN_EMAILS once their mail is confirmed (anybody could
 * register with it before), or, where none are named, the first account.
 */
export function administratorRule(adminEmails: readonly string[] | undefined) {
  return ({ email, emailVerified, role }: Facts): boolean =>
    adminEmails ? emailVerified && adminEmails.includes(email.toLowerCase()) : role === 'admin'
}
