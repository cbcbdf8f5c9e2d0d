import type { Readable } from 'node:stream'
import type { Session } from '../../platform/access/session.ts'
import type { GivenFilm } from './given.ts'

type Found = { name: string; size: number; stream: () => Promise<Readable> }
/** A film of the library or of the downloader, by its id; null where the person has none. */
export type FindFilm = (session: Session, id: string) => Promise<Found | null>
export type TakeFilm = (
  session: Session,
  asked: { from: 'library' | 'downloader'; id: string },
) => Promise<GivenFilm | null>

/** Where films come from that the workspace has already. */
export function takeFilm(places: Record<'library' | 'downloader', FindFilm>): TakeFilm {
  return (session, { from, id }) => places[from](session, id)
}
