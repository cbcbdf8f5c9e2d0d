import type { CollectionItem } from '@aurelio/contracts/collections'
import { expect, it } from 'vitest'
import { createSheet, type SheetServer } from './sheet-store.ts'

const item = (id: string, nombre: string): CollectionItem => ({
  id,
  title: nombre,
  slug: id,
  state: 'draft',
  publishedAt: null,
  publishAt: null,
  withdrawAt: null,
  values: { nombre, cargo: null },
  pointsTo: {},
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
})

/** Keeps items as the server does: it refuses a version that is not the last one, and a name that is 'mal'. */
function kept(first: readonly CollectionItem[]) {
  const items = new Map(first.map((each) => [each.id, each]))
  const calls: number[] = []
  let hold: Promise<void> = Promise.resolve()
  const server: SheetServer = {
    async save(lines) {
      calls.push(lines.length)
      await hold
      const answer: Awaited<ReturnType<SheetServer['save']>> = { written: [], refused: [] }
      for (const [line, { itemId = `made-${items.size}`, version, values }] of lines.entries()) {
        const before = items.get(itemId)
        if (values['nombre'] === 'mal') answer.refused.push({ line, field: 'nombre', fault: 'INVALID' })
        else if (before && before.version !== version)
          answer.refused.push({ line, field: 'id', fault: 'CHANGED' })
        else {
          const from = before ?? { ...item(itemId, ''), version: 0 }
          const next = { ...from, values: { ...from.values, ...values }, version: from.version + 1 }
          items.set(itemId, next)
          answer.written.push({ line, item: next })
        }
      }
      return answer
    },
    async remove(id) {
      items.delete(id)
    },
  }
  return {
    items,
    calls,
    server,
    until: (promise: Promise<void>) => {
      hold = promise
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const names = (items: ReadonlyMap<string, CollectionItem>) =>
  [...items.values()].map(({ values }) => values['nombre'])

it('saves what is typed by row, keeps what is refused in its cell, and takes it once it is right', async () => {
  const { items, calls, server } = kept([item('a', 'Ana'), item('b', 'Luis')])
  const sheet = createSheet(server)
  sheet.bring([...items.values()])
  sheet.write([
    { key: 'a', field: 'nombre', value: 'mal' },
    { key: 'a', field: 'cargo', value: 'Obra' },
    { key: 'b', field: 'nombre', value: 'Luisa' },
  ])
  expect(sheet.valueAt('a', 'nombre')).toBe('mal')
  await settled()
  expect(names(items)).toEqual(['Ana', 'Luisa'])
  expect(sheet.store.getState().faults).toEqual(new Map([['a', { field: 'nombre', fault: 'INVALID' }]]))
  sheet.write([{ key: 'a', field: 'nombre', value: 'Eva' }])
  await settled()
  expect(items.get('a')?.values).toEqual({ nombre: 'Eva', cargo: 'Obra' })
  expect(sheet.store.getState()).toMatchObject({ typed: new Map(), faults: new Map(), isSaving: false })
  expect(calls).toEqual([2, 1])
})

it('takes back and does again: changed cells, and rows that were made', async () => {
  const { items, server } = kept([item('a', 'Ana')])
  const sheet = createSheet(server)
  sheet.bring([...items.values()])
  const key = sheet.store.getState().nextKey
  sheet.write([
    { key: 'a', field: 'nombre', value: 'Eva' },
    { key, field: 'nombre', value: 'Nueva' },
  ])
  await settled()
  expect(names(items)).toEqual(['Eva', 'Nueva'])
  const listed = [...items.values()]
  sheet.undo()
  await settled()
  expect(names(items)).toEqual(['Ana'])
  // A list that was asked for before comes late.
  sheet.bring(listed)
  expect(sheet.store.getState().rows).toHaveLength(1)
  sheet.redo()
  await settled()
  expect(names(items)).toEqual(['Eva', 'Nueva'])
  expect(sheet.store.getState().rows.map((row) => row.key)).toEqual(['a', key])
})

it('keeps what is typed while the row is being saved, and a row in its place whatever comes meanwhile', async () => {
  const { items, server, until } = kept([item('a', 'Ana'), item('b', 'Luis')])
  const sheet = createSheet(server)
  sheet.bring([...items.values()])
  const saving = Promise.withResolvers<void>()
  until(saving.promise)
  sheet.write([{ key: 'a', field: 'nombre', value: 'Eva' }])
  await settled()
  sheet.write([{ key: 'a', field: 'cargo', value: 'Obra' }])
  const key = sheet.store.getState().nextKey
  sheet.write([{ key, field: 'nombre', value: 'Nueva' }])
  saving.resolve()
  await settled()
  expect(items.get('a')?.values).toEqual({ nombre: 'Eva', cargo: 'Obra' })
  sheet.bring([...items.values()].toReversed())
  expect(sheet.store.getState().rows.map(({ item: each }) => each?.id)).toEqual(['a', 'b', 'made-2'])
})

it('says that somebody saved the row since, and saves over the newer one when asked again', async () => {
  const { items, server } = kept([item('a', 'Ana')])
  const sheet = createSheet(server)
  sheet.bring([...items.values()])
  items.set('a', { ...item('a', 'Otra'), version: 7 })
  sheet.write([{ key: 'a', field: 'cargo', value: 'Obra' }])
  await settled()
  expect(sheet.store.getState().faults.get('a')).toEqual({ field: 'id', fault: 'CHANGED' })
  sheet.bring([...items.values()])
  sheet.retry()
  await settled()
  expect(items.get('a')).toMatchObject({ version: 8, values: { nombre: 'Otra', cargo: 'Obra' } })
})

it('gives each new row a key of its own, also where a row of what is pasted says nothing', async () => {
  const { items, server } = kept([])
  const sheet = createSheet(server)
  const [, second = ''] = sheet.newKeys(2)
  sheet.write([{ key: second, field: 'nombre', value: 'Uno' }])
  sheet.write([{ key: sheet.store.getState().nextKey, field: 'nombre', value: 'Dos' }])
  sheet.write([{ key: sheet.store.getState().nextKey, field: 'nombre', value: 'Tres' }])
  await settled()
  expect(names(items)).toEqual(['Uno', 'Dos', 'Tres'])
  expect(new Set(sheet.store.getState().rows.map(({ key }) => key)).size).toBe(3)
})

it('loses nothing where the server does not answer', async () => {
  const { items, server } = kept([item('a', 'Ana')])
  let isOff = true
  const sheet = createSheet({
    ...server,
    save: (lines) => (isOff ? Promise.reject(new Error('off')) : server.save(lines)),
  })
  sheet.bring([...items.values()])
  sheet.write([{ key: 'a', field: 'nombre', value: 'Eva' }])
  await settled()
  expect(sheet.store.getState()).toMatchObject({ isSaving: false, failure: { message: 'off' } })
  expect(sheet.valueAt('a', 'nombre')).toBe('Eva')
  isOff = false
  sheet.retry()
  await settled()
  expect(names(items)).toEqual(['Eva'])
})
