// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import '../../../../../platform/i18n/i18n.ts'
import type { OpenText, TextMarks } from '../state/text-store.ts'
import { LinkField } from './link-field.tsx'

afterEach(cleanup)

async function applied(address: string) {
  const set = vi.fn<OpenText['set']>()
  const marks: TextMarks = createStore(() => ({ kinds: [], link: null, color: null, hasSelection: true }))
  render(<LinkField open={{ marks, set, focus: () => undefined }} />)
  await userEvent.type(screen.getByLabelText('Dirección del enlace'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
  return set.mock.calls
}

it('takes what the site says of itself, as every field of a link', async () => {
  expect(await applied('{{{{sitio.llamar}}')).toEqual([['link', '{{sitio.llamar}}']])
})

it('refuses what leads nowhere', async () => {
  expect(await applied('javascript:alert(1)')).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('no lleva a ningún sitio')
})
