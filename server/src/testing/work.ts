import { problemSchema } from '@aurelio/contracts/errors'
import { invitationSchema } from '@aurelio/contracts/invitations'
import { type Project, projectSchema } from '@aurelio/contracts/projects'
import { type Role, type Session, sessionSchema } from '@aurelio/contracts/session'
import { type Task, taskSchema } from '@aurelio/contracts/tasks'
import type { Answer, Person } from './test-server.ts'
import { signUp } from './test-server.ts'

/** Who somebody is and where they work. */
export async function sessionOf(person: Person): Promise<Session> {
  return sessionSchema.parse((await person.call('GET', '/api/session')).body)
}

/** Somebody new who was invited into the workspace of another, and works there since. */
export async function colleagueOf({ url }: { url: string }, owner: Person, role: Role): Promise<Person> {
  const colleague = await signUp(url, `Con ${role}`)
  await join(colleague, owner, role)
  return colleague
}

/** Invites somebody as the screen does, and accepts by the link. */
export async function join(person: Person, owner: Person, role: Role): Promise<void> {
  const { token } = await invite(owner, person.email, role)
  bodyOf(await person.call('POST', `/api/invitations/${token}/acceptance`))
}

/** Gives the invitation and what stands behind the last slash of its link. */
export async function invite(owner: Person, email: string, role: Role, message = '') {
  const answer = await owner.call('POST', '/api/workspace/invitations', { email, role, message })
  const invitation = invitationSchema.parse(bodyOf(answer))
  return { ...invitation, token: invitation.link.split('/').at(-1) ?? '' }
}

export async function createProject(person: Person, name: string, rest: object = {}): Promise<Project> {
  return projectSchema.parse(bodyOf(await person.call('POST', '/api/projects', { name, ...rest })))
}

export async function createTask(person: Person, title: string, rest: object = {}): Promise<Task> {
  return taskSchema.parse(bodyOf(await person.call('POST', '/api/tasks', { title, ...rest })))
}

/** The status and the code of an answer that refuses something. */
export function problemIn(answer: Answer): [number, string] {
  const { status, code } = problemSchema.parse(answer.body)
  if (status !== answer.status) throw new Error(`A problem of ${status} was answered with ${answer.status}`)
  return [status, code]
}

/** The body of an answer that must be a success. */
export function bodyOf({ status, body, text }: Answer): unknown {
  if (status >= 300) throw new Error(`The server answered ${status}: ${text}`)
  return body
}

/** What is done by itself with each lead that comes. */
export const ruleBody = {
  name: 'A la tarde',
  trigger: 'received',
  conditions: [],
  actions: [{ what: 'label', label: 'Nuevo' }],
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
