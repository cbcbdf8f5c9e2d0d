import { assistantChangeSchema } from '@aurelio/contracts/assistants'
import { z } from 'zod'
import { callWith, newToken } from './api-tokens.ts'
import { createPage } from './pages.ts'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

const tokens = new WeakMap<Person, ReturnType<typeof newToken>>()
/** One for all questions: a person has no room for one for each. */
function tokenOf(owner: Person) {
  const made = tokens.get(owner) ?? newToken(owner, ['pages:read', 'pages:write'])
  tokens.set(owner, made)
  return made
}

/** What a program of somebody proposes for a page of theirs, or does to it. */
export async function changeByProgram(url: string, owner: Person, mode: 'proposed' | 'done') {
  const { id: pageId } = await createPage(owner, 'Con asistente')
  const { token } = await tokenOf(owner)
  const heading = { kind: 'set', id: 'heading-1700000000001', values: [{ path: ['text'], value: 'Otro' }] }
  const sent = { session: 'programa-1', seen: 1, mode, steps: [{ n: 1, operations: [heading] }] }
  bodyOf(await callWith(url, token, 'POST', `/api/pages/${pageId}/operations`, sent))
  const listed = bodyOf(await owner.call('GET', `/api/assistant-changes?pageId=${pageId}`))
  const [change] = z.object({ items: z.array(assistantChangeSchema) }).parse(listed).items
  return { pageId, changeId: change?.id ?? '' }
}
