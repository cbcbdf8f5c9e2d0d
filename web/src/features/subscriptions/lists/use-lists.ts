import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'

export function useLists() {
  return useQuery(api.subscriptions.lists.queryOptions())
}
