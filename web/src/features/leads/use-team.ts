import type { Mentionable } from '@aurelio/contracts/mentions'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'

/** Those of the workspace who read notes, without who writes one. */
export function useTeam(): readonly Mentionable[] {
  const { user } = useSession()
  const members = useQuery(api.people.list.queryOptions()).data?.items ?? []
  const actions = useQuery(api.people.roles.queryOptions()).data?.items ?? []
  const readers = actions.find(({ action }) => action === 'leads.change')?.roles ?? []
  return members.filter(({ id, role }) => id !== user.id && readers.includes(role))
}
