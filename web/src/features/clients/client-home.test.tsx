// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { drawSignedIn } from '../../ui/testing/signed-in.tsx'
import { ClientHome } from './client-home.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nothing = 'Todavía no hay nada compartido contigo'
const shared = {
  id: 'p',
  name: 'Clínica Alba',
  projectId: null,
  updatedAt: '2026-11-28T10:00:00.000Z',
  publication: null,
}
const draw = (pages: unknown[]) =>
  drawSignedIn(
    <MemoryRouter>
      <ClientHome />
    </MemoryRouter>,
    {
      'GET /api/projects': () => ({ items: [], nextCursor: null, total: 0 }),
      'GET /api/pages': () => ({ items: pages, nextCursor: null, total: pages.length }),
    },
  )

it('does not say that nothing is shared where a page is', async () => {
  await draw([shared])
  expect(await screen.findByText('Clínica Alba')).toBeTruthy()
  expect(screen.queryByText(nothing)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Tus proyectos' })).toBeNull()
})

it('says it where nothing is', async () => {
  await draw([])
  expect(await screen.findByText(nothing)).toBeTruthy()
})
