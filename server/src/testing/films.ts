import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Film, filmSchema, plainBehaviour } from '@aurelio/contracts/films'
import { makeFilms } from '@aurelio/media/testing/make-films'
import { expect } from 'vitest'
import type { Person, TestServer } from './test-server.ts'
import { bodyOf, sessionOf } from './work.ts'

/** Bytes of one of the films that tests have. */
export async function filmBytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(join(await makeFilms(), name)))
}

/** Sends bytes to a film as the web app does, by tus. */
export function sendBytes(
  { url }: Pick<TestServer, 'url'>,
  { cookie }: Person,
  id: string,
  { offset, body }: { offset: number; body: Uint8Array<ArrayBuffer> },
) {
  return fetch(`${url}/api/film-uploads/${id}`, {
    method: 'PATCH',
    headers: {
      origin: url,
      cookie,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body,
  })
}

export async function beginFilm(person: Person, name: string, size: number): Promise<Film> {
  return filmSchema.parse(bodyOf(await person.call('POST', '/api/films', { name, size })))
}

export async function findFilm(person: Person, id: string): Promise<Film> {
  return filmSchema.parse(bodyOf(await person.call('GET', `/api/films/${id}`)))
}

/** Waits until a film is prepared, or cannot be. */
export async function preparedFilm(person: Person, id: string): Promise<Film> {
  await expect
    .poll(async () => (await findFilm(person, id)).state, { timeout: 60_000, interval: 100 })
    .not.toBe('preparing')
  return findFilm(person, id)
}

/** Sends one of the tests' films, and waits until it is prepared. */
export async function addFilm(server: TestServer, person: Person, file = 'plain.mp4'): Promise<Film> {
  const body = await filmBytes(file)
  const { id } = await beginFilm(person, file, body.length)
  const { status } = await sendBytes(server, person, id, { offset: 0, body })
  expect(status).toBe(204)
  return preparedFilm(person, id)
}

export const subtitles = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHola\n'

/** A film that is prepared already, by hand: it asks for the mail at its first second. */
export async function createFilm({ database, dataDir }: TestServer, person: Person) {
  const id = randomUUID()
  const version = randomUUID()
  const { workspace } = await sessionOf(person)
  const folder = join(dataDir, 'files', 'films', version)
  await mkdir(folder, { recursive: true })
  for (const name of ['480.mp4', 'poster.jpg']) await writeFile(join(folder, name), name)
  const rendition = { file: '480.mp4', width: 854, height: 480, size: 7 }
  const made = {
    seconds: 4,
    width: 854,
    height: 480,
    hasSound: true,
    renditions: [rendition],
    poster: 'poster.jpg',
  }
  const address = `pelicula-${id.slice(0, 6)}`
  const none = {
    step: null,
    eta: null,
    problem: null,
    jobId: null,
    sourceKey: null,
    nextKey: null,
    nextSize: null,
  }
  await database
    .query()
    .insertInto('film')
    .values({
      ...none,
      id,
      version,
      address,
      workspaceId: workspace.id,
      name: 'Película',
      state: 'ready',
      percent: 100,
      size: 7,
      held: 7,
      trimFrom: 0,
      trimTo: null,
      posterSecond: null,
      made: JSON.stringify(made),
      behaviour: JSON.stringify({ ...plainBehaviour, gateSecond: 1 }),
      making: '{}',
      fetchedBy: null,
      createdAt: new Date().toISOString(),
    })
    .execute()
  return { id, address, version, file: 'poster.jpg' }
}
