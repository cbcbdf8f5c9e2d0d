import { pageBatchSchema } from '@aurelio/contracts/page-batches'
import { createPage } from './pages.ts'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** A page of a batch, as a table gives it. */
export function batchRow(place: string, text = `Pintamos en ${place}.`) {
  return {
    slug: `pintor-${place.toLowerCase()}`,
    title: `Pintor en ${place}`,
    description: `Presupuesto en ${place} en el día.`,
    content: `<p>${text}</p>`,
    place,
    values: { ciudad: place, texto: text },
  }
}
export type TestRow = ReturnType<typeof batchRow>

/** Into the default site, by a template of its own. */
export async function siteTarget(person: Person, document?: unknown) {
  const { id: templateId, siteId } = await createPage(person, 'Plantilla', document)
  return { kind: 'site', siteId: siteId ?? '', templateId }
}

/** A batch with these pages that has not begun. */
export async function createBatch(
  person: Person,
  target: unknown,
  rows: readonly TestRow[],
): Promise<string> {
  const made = await person.call('POST', '/api/page-batches', { name: 'Pintores', target })
  const { id } = pageBatchSchema.parse(bodyOf(made))
  if (rows.length > 0) bodyOf(await person.call('POST', `/api/page-batches/${id}/rows`, { from: 0, rows }))
  return id
}

/** A batch with one page that has not begun. */
export async function oneBatch(person: Person): Promise<string> {
  return createBatch(person, await siteTarget(person), [batchRow(`lugar-${crypto.randomUUID().slice(0, 8)}`)])
}
