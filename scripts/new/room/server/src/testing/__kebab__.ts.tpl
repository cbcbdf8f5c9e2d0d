import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

const made = z.object({ id: z.string() })

/** Adds one, as the person does. */
export async function add__Name__(person: Person, name: string) {
  return made.parse(bodyOf(await person.call('POST', '/api/__kebab__', { name })))
}
