import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'

/** The figures, projects and activity of the workspace: one answer for the whole home. */
export function useOverview() {
  return useQuery(api.home.overview.queryOptions())
}
