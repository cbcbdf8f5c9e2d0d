import { type Project, projectSchema } from '@aurelio/contracts/projects'
import { type Role, type Session, sessionSchema } from '@aurelio/contracts/session'
import { type Task, taskSchema } from '@aurelio/contracts/tasks'
import type { Answer, Person, TestServer } from './test-server.ts'
import { signUp } from './test-server.ts'

/** Who somebody is and where they work. */
export async function sessionOf(person: Person): Promise<Session> {
  return sessionSchema.parse((await person.call('GET', '/api/session')).body)
}

/** Somebody new who works in the workspace of another. */
export async function colleagueOf(server: TestServer, owner: Person, role: Role): Promise<Person> {
  const [colleague, { workspace }] = await Promise.all([signUp(server.url, `Con ${role}`), sessionOf(owner)])
  const { user } = await sessionOf(colleague)
  await server.database
    .query()
    .insertInto('member')
    // Older than the membership of their own workspace, so that this is the first.
    .values({
      id: `m-${user.id}`,
      organizationId: workspace.id,
      userId: user.id,
      role,
      createdAt: new Date(0),
    })
    .execute()
  return colleague
}

export async function createProject(person: Person, name: string, rest: object = {}): Promise<Project> {
  return projectSchema.parse(bodyOf(await person.call('POST', '/api/projects', { name, ...rest })))
}

export async function createTask(person: Person, title: string, rest: object = {}): Promise<Task> {
  return taskSchema.parse(bodyOf(await person.call('POST', '/api/tasks', { title, ...rest })))
}

/** The body of an answer that must be a success. */
export function bodyOf({ status, body, text }: Answer): unknown {
  if (status >= 300) throw new Error(`The server answered ${status}: ${text}`)
  return body
}

/** An id of the right shape that no row has. */
export const foreignId = '00000000-0000-4000-8000-000000000000'

/** Reads a list to its end, page by page. */
export async function walk<Row>(
  list: (query: string) => Promise<{ items: Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const seen: Row[] = []
  let query = ''
  for (;;) {
    const { items, nextCursor } = await list(query)
    seen.push(...items)
    if (nextCursor === null) return seen
    query = `&cursor=${encodeURIComponent(nextCursor)}`
  }
}
