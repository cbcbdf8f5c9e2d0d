import type { Readable } from 'node:stream'

/** A film that the workspace has already. */
export type GivenFilm = { name: string; size: number; stream: () => Promise<Readable> }
