import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'

export function useSegments() {
  return useQuery(api.subscriptions.segments.queryOptions())
}
