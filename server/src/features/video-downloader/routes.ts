import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { EngineService } from './engine-state.ts'
import type { VideoLibrary } from './library.ts'
import type { VideoLooks } from './looks.ts'
import type { VideoService } from './service.ts'

type Parts = { videos: VideoService; looks: VideoLooks; library: VideoLibrary; engine: EngineService }

export function videoRoutes({ videos, looks, library, engine }: Parts) {
  const calls = implement(contract.videoDownloader).$context<RequestContext>().use(requireSession)
  return {
    info: calls.info.handler(({ context, input, signal }) =>
      looks.info(context.current, input.url, signal ?? new AbortController().signal),
    ),
    playlist: calls.playlist.handler(({ context, input, signal }) =>
      looks.playlist(context.current, input.url, signal ?? new AbortController().signal),
    ),
    download: calls.download.handler(({ context, input, signal }) =>
      videos.start(context.current, input, signal ?? new AbortController().signal),
    ),
    status: calls.status.handler(({ context, input }) => videos.status(context.current, input.taskId)),
    list: calls.list.handler(({ context, input }) => videos.list(context.current, input)),
    cancel: calls.cancel.handler(({ context, input }) => videos.cancel(context.current, input.taskId)),
    retry: calls.retry.handler(({ context, input }) => videos.retry(context.current, input.taskId)),
    toLibrary: calls.toLibrary.handler(({ context, input }) => library.keep(context.current, input.taskId)),
    remove: calls.remove.handler(({ context, input }) => videos.remove(context.current, input.taskId)),
    engine: calls.engine.handler(({ context }) => engine.state(context.current)),
    engineAge: calls.engineAge.handler(({ context }) => engine.age(context.current)),
    fetchEngine: calls.fetchEngine.handler(({ context }) => engine.fetch(context.current)),
    restoreEngine: calls.restoreEngine.handler(({ context }) => engine.restore(context.current)),
  }
}
