import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import type { FolderService } from './service.ts'

export function folderRoutes(folders: FolderService) {
  const calls = implement(contract.pageFolders).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => folders.list(context.current)),
    create: calls.create.handler(({ context, input }) =>
      folders.create(context.current, input.id, input.name),
    ),
    rename: calls.rename.handler(({ context, input }) =>
      folders.rename(context.current, input.id, input.name),
    ),
    remove: calls.remove.handler(({ context, input }) => folders.remove(context.current, input.id)),
    put: calls.put.handler(({ context, input }) => folders.put(context.current, input.id, input.folderId)),
  }
}
