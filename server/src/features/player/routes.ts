import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import type { Session } from '../../platform/access/session.ts'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { FilmFigureService } from './figures/service.ts'
import type { FilmPosters } from './posters.ts'
import type { FilmService } from './service.ts'
import type { TakeFilm } from './taken.ts'
import type { FilmTracks } from './tracks/service.ts'

type Parts = {
  films: FilmService
  tracks: FilmTracks
  figures: FilmFigureService
  posters: FilmPosters
  taken: TakeFilm
  shared: (session: Session, asked: { id: string; hours: number }) => Promise<{ url: string }>
}

export function filmRoutes({ films, tracks, figures, posters, taken, shared }: Parts) {
  const calls = implement(contract.films).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => films.list(context.current)),
    get: calls.get.handler(({ context, input }) => films.get(context.current, input.id)),
    figures: calls.figures.handler(({ context, input }) => figures.of(context.current, input)),
    create: calls.create.handler(({ context, input }) => films.create(context.current, input)),
    take: calls.take.handler(async ({ context, input }) =>
      films.take(context.current, await taken(context.current, input)),
    ),
    replace: calls.replace.handler(({ context, input: { id, size } }) =>
      films.replace(context.current, id, size),
    ),
    change: calls.change.handler(({ context, input: { id, ...change } }) =>
      films.change(context.current, id, change),
    ),
    trim: calls.trim.handler(({ context, input: { id, ...trim } }) => films.trim(context.current, id, trim)),
    make: calls.make.handler(({ context, input: { id, ...making } }) =>
      films.make(context.current, id, making),
    ),
    fetch: calls.fetch.handler(({ context, input }) => films.fetch(context.current, input.url)),
    poster: calls.poster.handler(({ context, input: { id, second } }) =>
      posters.choose(context.current, id, second),
    ),
    cancel: calls.cancel.handler(({ context, input }) => films.cancel(context.current, input.id)),
    retry: calls.retry.handler(({ context, input }) => films.retry(context.current, input.id)),
    share: calls.share.handler(({ context, input }) => shared(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => films.remove(context.current, input.id)),
    addTrack: calls.addTrack.handler(({ context, input: { id, ...given } }) =>
      tracks.add(context.current, id, given),
    ),
    changeTrack: calls.changeTrack.handler(({ context, input: { id, trackId, ...given } }) =>
      tracks.change(context.current, id, trackId, given),
    ),
    removeTrack: calls.removeTrack.handler(({ context, input }) =>
      tracks.remove(context.current, input.id, input.trackId),
    ),
  }
}
