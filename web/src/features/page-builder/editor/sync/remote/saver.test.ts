// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '@aurelio/page/document'
import { readEditorSession } from '../../../editor-session.ts'
import { updateProps } from '../../model/commands/elements.ts'
import { renameProject } from '../../model/commands/rename-project.ts'
import { undoChange } from '../../model/commands/history.ts'
import { createEditorStore, documentOf } from '../../model/state/editor-store.ts'
import { element, pageOf } from '../../model/testing/documents.ts'
import { startPageServer } from '../testing/page-server.ts'
import { pageHome } from '../homes/page-home.ts'
import { createPeopleStore } from '../../../../../platform/together/people-store.ts'
import { createSaveStore } from '../state/save-state.ts'
import { createSaver } from './saver.ts'

function open() {
  const server = startPageServer()
  server.document = pageOf(element('text', 'a', { text: 'uno' }))
  const store = createEditorStore(server.document, 'Inicio')
  const saves = createSaveStore(null, false)
  const people = createPeopleStore<Operation>()
  const saver = createSaver({ home: pageHome(), store, saves, people }, null)
  disconnect = saver.connect()
  const type = (text: string) => updateProps(store, 'a', { text })
  return { server, store, saves, saver, people, type, status: () => saves.getState().status.kind }
}

let disconnect = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets timers and answers go their way for some milliseconds. */
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

describe('saving', () => {
  it('keeps a new page here until the person saves it, and saves by itself from then on', async () => {
    const { server, saver, saves, type, status } = open()
    type('dos')
    await pass(60_000)
    expect([status(), server.version]).toEqual(['local', 0])
    expect(await saver.save()).toBe(true)
    expect([status(), saves.getState().page]).toMatchObject(['saved', { id: 'p1', version: 1 }])
    expect(readEditorSession()).toMatchObject({ pageId: 'p1', baseVersion: 1 })
    type('tres')
    expect(status()).toBe('unsaved')
    await pass(1000)
    type('cuatro')
    await pass(1400)
    expect(server.version).toBe(1)
    await pass(200)
    expect([status(), server.version]).toEqual(['saved', 3])
  })

  it('sends once what is sent several times', async () => {
    const { server, saver, type, status } = open()
    await saver.save()
    type('dos')
    const saving = [saver.save(), saver.save(), saver.save()]
    expect(await Promise.all(saving)).toEqual([true, true, true])
    expect([status(), server.version]).toEqual(['saved', 2])
  })

  it('saves a change that was made while a save was under way', async () => {
    const { server, saver, type, status } = open()
    await saver.save()
    type('dos')
    const saving = saver.save()
    type('tres')
    await saving
    expect([status(), server.version]).toEqual(['saved', 3])
  })

  it('saves a new name', async () => {
    const { server, saver, store } = open()
    await saver.save()
    renameProject(store, 'Portada')
    await pass(2000)
    expect(server.name).toBe('Portada')
  })
})

describe('without a server', () => {
  it('says so, tries again by itself, and catches up', async () => {
    const { server, saver, type, status } = open()
    await saver.save()
    server.isAway = true
    type('dos')
    await pass(2000)
    expect(status()).toBe('offline')
    await pass(60_000)
    expect(server.requests).toBeGreaterThan(3)
    server.isAway = false
    await pass(31_000)
    expect([status(), server.version]).toEqual(['saved', 2])
  })

  it('tries at once when the network is back', async () => {
    const { server, saver, type, status } = open()
    await saver.save()
    server.isAway = true
    type('dos')
    await pass(2000)
    server.isAway = false
    window.dispatchEvent(new Event('online'))
    await pass(50)
    expect(status()).toBe('saved')
  })
})

const words = (text: string) => ({
  kind: 'set' as const,
  id: 'a',
  values: [{ path: ['text'] as [string], value: text }],
})

describe('a page changed elsewhere', () => {
  it('takes what others did, and puts behind it what was done here', async () => {
    const { server, saver, store, type, status } = open()
    await saver.save()
    server.others({ kind: 'set', id: 'a', values: [{ path: ['color'], value: 'rojo' }] })
    type('dos')
    await pass(2000)
    expect([status(), server.version]).toEqual(['saved', 3])
    expect(documentOf(store.getState()).elements['a']?.props).toMatchObject({ color: 'rojo', text: 'dos' })
    expect(documentOf(store.getState())).toEqual(server.document)
    // What is taken back is one's own alone.
    undoChange(store)
    await saver.save()
    expect(server.document.elements['a']?.props).toMatchObject({ color: 'rojo', text: 'uno' })
  })

  it('keeps what lost its place, and goes on', async () => {
    const { server, saver, people, store, type, status } = open()
    await saver.save()
    server.others({ kind: 'remove', ids: ['a'] })
    type('dos')
    await pass(2000)
    expect([status(), server.version]).toEqual(['saved', 2])
    expect(documentOf(store.getState()).root).toEqual([])
    expect(people.getState().lost).toMatchObject([{ operations: [words('dos')] }])
  })

  it('is asked for anew where it was put in place whole', async () => {
    const { server, saver, store, type, status } = open()
    await saver.save()
    server.document = pageOf(element('text', 'a', { text: 'otra' }), element('text', 'b'))
    server.version = 7
    type('dos')
    await pass(2000)
    expect([status(), server.version]).toEqual(['saved', 8])
    expect(documentOf(store.getState())).toEqual(server.document)
    expect(server.document.root).toEqual(['a', 'b'])
    expect(server.document.elements['a']?.props).toEqual({ text: 'dos' })
  })

  it('becomes a new page when it was deleted', async () => {
    const { server, saver, saves, type } = open()
    await saver.save()
    server.exists = false
    type('dos')
    await pass(2000)
    expect(saves.getState()).toMatchObject({ page: null, status: { kind: 'local' } })
    server.exists = true
    expect(await saver.save()).toBe(true)
  })
})
