import { randomUUID } from 'node:crypto'
import { type FilmTrack, mostTrackLetters } from '@aurelio/contracts/films'
import type { Session } from '../../../platform/access/session.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { FilmService } from '../service.ts'
import type { FilmStore } from '../store.ts'
import { toWebVtt } from '@aurelio/media/captions'

const most = 20
type Given = Pick<FilmTrack, 'language' | 'label' | 'text'>

/** Subtitles and chapters of films. What is kept is written anew from what came. */
export function filmTracks({ store, films }: { store: FilmStore; films: FilmService }) {
  return {
    async add(session: Session, id: string, { kind, ...given }: Given & Pick<FilmTrack, 'kind'>) {
      const row = await films.ofPerson(session, id, 'pictures.change')
      const track = readable(given)
      if ((await store.tracksOf(id)).length >= most) throw refuse('TOO_MANY_TRACKS', { most })
      await store.insertTrack({
        ...track,
        id: randomUUID(),
        filmId: id,
        kind,
        createdAt: new Date().toISOString(),
      })
      return films.changeRow(session, row, { name: row.name })
    },
    async change(session: Session, id: string, trackId: string, given: Given) {
      const row = await films.ofPerson(session, id, 'pictures.change')
      if (!(await store.changeTrack(id, trackId, readable(given)))) throw notFound()
      return films.changeRow(session, row, { name: row.name })
    },
    async remove(session: Session, id: string, trackId: string) {
      const row = await films.ofPerson(session, id, 'pictures.change')
      if (!(await store.removeTrack(id, trackId))) throw notFound()
      return films.changeRow(session, row, { name: row.name })
    },
  }
}
export type FilmTracks = ReturnType<typeof filmTracks>

/** Throws where there is nothing to read in it. */
function readable({ language, label, text }: Given): Given {
  const read = toWebVtt(text)
  if (read === null || read.length > mostTrackLetters * 2) throw refuse('TRACK_UNREADABLE')
  return { language, label: label === '' ? nameOf(language) : label, text: read }
}

/** A language as its speakers call it. */
function nameOf(language: string) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}
