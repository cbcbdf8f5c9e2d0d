import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contest, contestSchema, type ContestEntry, entrySchema } from '@aurelio/contracts/contests'
import { pageOf } from '@aurelio/contracts/paging'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { Person, TestServer } from './test-server.ts'
import { bodyOf } from './work.ts'

const entriesPageSchema = pageOf(entrySchema)
const dayMs = 24 * 60 * 60 * 1000

/** A contest that began an hour ago and lasts a week. */
export async function createContest(owner: Person, name = 'Cesta de Navidad'): Promise<Contest> {
  const opensAt = new Date(Date.now() - 60 * 60 * 1000).toISOString()
  const closesAt = new Date(Date.now() + 7 * dayMs).toISOString()
  const body = { name, opensAt, closesAt, prize: 'Una cesta', winners: 1 }
  return contestSchema.parse(bodyOf(await owner.call('POST', '/api/contests', body)))
}

export async function changeContest(owner: Person, id: string, settings: Partial<ContestSettings>) {
  return contestSchema.parse(bodyOf(await owner.call('PATCH', `/api/contests/${id}`, { settings })))
}

/** The same, published. */
export async function openContest(
  owner: Person,
  settings: Partial<ContestSettings> = {},
  name?: string,
): Promise<Contest> {
  const { id } = await createContest(owner, name)
  await changeContest(owner, id, settings)
  return contestSchema.parse(bodyOf(await owner.call('POST', `/api/contests/${id}/publication`)))
}

export async function findContest(owner: Person, id: string): Promise<Contest> {
  return contestSchema.parse(bodyOf(await owner.call('GET', `/api/contests/${id}`)))
}

/** Sends the form of a contest as a browser does; gives where it leads. */
export async function enterContest(
  { url }: Pick<TestServer, 'url'>,
  path: string,
  email: string,
  { code = '', address, ...fields }: { code?: string; address?: string; name?: string; phone?: string } = {},
): Promise<{ status: number; location: string; text: string }> {
  const answer = await fetch(`${url}${path}/leads${code === '' ? '' : `?i=${code}`}`, {
    method: 'POST',
    redirect: 'manual',
    headers: address === undefined ? {} : { 'x-forwarded-for': address },
    body: new URLSearchParams({ formId: 'participar', name: 'Luis Mora', email, bases: '1', ...fields }),
  })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    text: await answer.text(),
  }
}

export async function entriesOf(owner: Person, id: string, query = ''): Promise<ContestEntry[]> {
  return (await entriesPage(owner, id, query)).items
}

export async function entriesPage(owner: Person, id: string, query: string) {
  return entriesPageSchema.parse(
    bodyOf(await owner.call('GET', `/api/contests/${id}/entries?limit=100${query}`)),
  )
}

/** The links of the mails that wait for an address, the newest last. */
export function linksMailed({ dataDir }: Pick<TestServer, 'dataDir'>, email: string): string[] {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /https?:\/\/\S+\/c\/[^\s"<>)]+/.exec(mail)?.[0] ?? [])
}
