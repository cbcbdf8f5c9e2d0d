import type { PageFolder } from '@aurelio/contracts/page-folders'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/api/client.ts'
import { useCan } from '../../../../platform/auth/use-can.ts'

const none: readonly PageFolder[] = []

/** The sites of the workspace with their folders; nothing yet while they are asked for, or for who does not see them. */
export function useFolders() {
  const mayEdit = useCan('pages.edit')
  const sites = useQuery({ ...api.sites.list.queryOptions(), enabled: mayEdit })
  const folders = useQuery({ ...api.pageFolders.list.queryOptions(), enabled: mayEdit })
  return { sites: sites.data?.items ?? [], folders: folders.data?.items ?? none }
}
