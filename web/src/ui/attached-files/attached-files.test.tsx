// @vitest-environment happy-dom
import type { WorkFile } from '@aurelio/contracts/work-files'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawSignedIn } from '../testing/signed-in.tsx'
import { AttachedFiles } from './attached-files.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = (id: string, name: string): WorkFile => ({
  id,
  name,
  size: 2048,
  forClients: false,
  author: 'Ana',
  createdAt: '2026-11-20T09:30:00.000Z',
})

/** A server that keeps the files of one task. */
function taskWith(...files: WorkFile[]) {
  const kept = { files }
  const removed = vi.fn<(id: string) => { id: string }>((id) => {
    kept.files = kept.files.filter((one) => one.id !== id)
    return { id }
  })
  return {
    kept,
    removed,
    answers: {
      'GET /api/tasks/t/files': () => ({ items: kept.files }),
      'DELETE /api/work-files/a': () => removed('a'),
    },
  }
}
const draw = (answers: ReturnType<typeof taskWith>['answers'], ...without: 'projects.change'[]) =>
  drawSignedIn(<AttachedFiles owner={{ kind: 'task', id: 't' }} />, answers, without)

it('the menu of a row stays open while its list is drawn anew, and does what was chosen', async () => {
  const { kept, removed, answers } = taskWith(file('a', 'notas.txt'))
  const { user, askAgain } = await draw(answers)
  await user.click(await screen.findByRole('button', { name: 'Acciones de «notas.txt»' }))
  const entry = await screen.findByRole('menuitem', { name: 'Eliminar' })
  kept.files = [file('b', 'datos.csv'), { ...file('a', 'notas.txt'), forClients: true }]
  await askAgain()
  expect(await screen.findByText('datos.csv')).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toBe(entry)
  expect(screen.getByRole('menuitem', { name: 'Ocultar al cliente' })).toBeTruthy()
  await user.click(entry)
  await expect.poll(() => removed.mock.calls).toEqual([['a']])
  await expect.poll(() => screen.queryByText('notas.txt')).toBeNull()
})

it('who may not change files reads them, and finds neither a menu nor a place for more', async () => {
  const { answers } = taskWith(file('a', 'notas.txt'))
  await draw(answers, 'projects.change')
  expect(await screen.findByText('notas.txt')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('where there are none, a client is told so', async () => {
  await draw(taskWith().answers, 'projects.change')
  expect(await screen.findByText('Sin archivos.')).toBeTruthy()
})

it('a server that does not answer is said', async () => {
  await drawSignedIn(<AttachedFiles owner={{ kind: 'task', id: 'other' }} />, {})
  expect(await screen.findByText('No se han podido cargar los archivos.')).toBeTruthy()
})
