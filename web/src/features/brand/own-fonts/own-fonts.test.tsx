// @vitest-environment happy-dom
import type { Font } from '@aurelio/contracts/fonts'
import { defaultTheme, type Theme } from '@aurelio/page/theme'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawSignedIn } from '../../../ui/testing/signed-in.tsx'
import { AddFontsDialog } from './add-fonts-dialog.tsx'
import { TypeFields } from '../type-fields.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const file = '00000000-0000-4000-8000-000000000001'
const house: Font = {
  id: 'own-0123456789ab',
  name: 'La de la casa',
  createdAt: '2026-11-20T09:30:00.000Z',
  family: {
    id: 'own-0123456789ab',
    name: 'Casa Sans',
    kind: 'sans',
    faces: [
      {
        file,
        italic: false,
        weights: [400, 400],
        bytes: 160_000,
        hasRare: false,
        ascent: 90,
        descent: 25,
        lineGap: 0,
        regular: 104,
        bold: 99,
      },
    ],
  },
  files: [
    {
      id: file,
      name: 'casa.ttf',
      size: 160_000,
      missing: '',
      licensedBy: 'Ana',
      licensedAt: '2026-11-20T09:30:00.000Z',
    },
  ],
}

it('letters of one’s own stand before the product’s; who chooses one puts all that drawing it takes into the kit', async () => {
  const changes: Partial<Theme>[] = []
  const { user } = await drawSignedIn(
    <TypeFields theme={{ ...defaultTheme, bodyFont: 'lora' }} onChange={(part) => changes.push(part)} />,
    { 'GET /api/fonts': () => ({ items: [house], largest: 5_242_880 }) },
  )
  expect(await screen.findByText(/Licencia: lo confirmó Ana/)).toBeTruthy()
  const titles = screen.getByLabelText('Familia de los títulos')
  const groups = within(titles).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('label'))).toEqual(['Tuyas', 'De la instalación'])
  await user.selectOptions(titles, 'La de la casa')
  expect(changes).toEqual([{ headingFont: house.id, own: [house.family] }])
})

it('their weight counts among that of the kit', async () => {
  const theme = { ...defaultTheme, headingFont: house.id, own: [house.family] }
  await drawSignedIn(<TypeFields theme={theme} onChange={() => undefined} />, {
    'GET /api/fonts': () => ({ items: [house], largest: 5_242_880 }),
  })
  expect(await screen.findByText('Estas letras pesan 160 kB.')).toBeTruthy()
})

it('a file is sent once it is chosen and the licence is confirmed, and a refusal says what to do', async () => {
  const answer = vi.fn<() => Font>(() => house)
  const { user } = await drawSignedIn(<AddFontsDialog onClose={() => undefined} />, {})
  const stubbed = globalThis.fetch
  vi.stubGlobal('fetch', async (asked: Request | string | URL, init?: RequestInit) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    if (!address.includes('/api/fonts?licence=yes')) return stubbed(asked, init)
    if (address.includes('name=casa.ttf')) return Response.json(answer(), { status: 201 })
    const refusal = { code: 'FONT_REFUSED', status: 422, detail: 'x', params: { reason: 'forbidden' } }
    return Response.json(refusal, { status: 422, headers: { 'content-type': 'application/problem+json' } })
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir letra' }))
  await user.click(dialog.getByRole('button', { name: 'Subir letra' }))
  expect(dialog.getByText('Elige al menos un archivo.')).toBeTruthy()
  expect(dialog.getByText('Marca que tienes licencia para usarla en páginas web.')).toBeTruthy()
  await user.upload(dialog.getByLabelText('Archivos de letra'), [
    new File(['a'], 'casa.ttf'),
    new File(['b'], 'otra.ttf'),
  ])
  await user.click(dialog.getByLabelText(/^Tengo licencia/))
  expect(answer).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Subir letra' }))
  expect(await dialog.findByText('Ya la tienes: La de la casa, 400.')).toBeTruthy()
  expect(await dialog.findByText(/Quien la hizo no permite usarla en páginas web/)).toBeTruthy()
})
