import type { Mentionable } from '@aurelio/contracts/mentions'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'

const none: readonly Mentionable[] = []

/** Those who can be called: the team, for clients read only what is meant for them. */
export function useTeam(): readonly Mentionable[] {
  const enabled = useCan('workspace.members')
  const { data } = useQuery(api.people.list.queryOptions({ enabled }))
  return data?.items.filter(({ role }) => role !== 'client') ?? none
}
