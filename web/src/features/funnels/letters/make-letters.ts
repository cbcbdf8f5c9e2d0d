import { client } from '../../../platform/api/client.ts'
import { freshId } from '../../../ui/graph/graph-edits.ts'

export type NewLetters = {
  name: string
  /** Null for a list of its own. */
  listId: string | null
  subject: string
  text: string
}

/** A sequence of one letter, which goes out to whoever comes to its list from now on. Its id. */
export async function makeLetters({ name, listId, subject, text }: NewLetters): Promise<string> {
  const list = listId ?? (await client.subscriptions.createList({ name })).id
  const made = await client.subscriptions.createSequence({ name, listId: list })
  const { id } = await client.subscriptions.saveSequence({
    id: made.id,
    name,
    listId: list,
    graph: { nodes: [{ id: freshId(), at: null, kind: 'letter', subject, text }], edges: [] },
    rules: { entry: [], exit: [], again: false },
    baseNumber: made.number,
  })
  await client.subscriptions.runSequence({ id, isRunning: true })
  return id
}

/** A field in which something is wanting, and what, in Spanish. */
export type Missing<Name extends string> = { field: Name; text: string }

/** Null where all is there that a sequence needs. */
export function missingOf({ name, subject, text }: NewLetters): Missing<'name' | 'subject' | 'text'> | null {
  if (name.trim() === '') return { field: 'name', text: 'Ponle un nombre a la secuencia.' }
  if (subject.trim() === '') return { field: 'subject', text: 'Escribe el asunto del primer correo.' }
  return text.trim() === '' ? { field: 'text', text: 'Escribe el texto del primer correo.' } : null
}
