// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import '../platform/i18n/i18n.ts'
import { NameDialog } from './name-dialog.tsx'
import { TooltipProvider } from './tooltip.tsx'

afterEach(cleanup)

function open(keep: (name: string) => Promise<string | undefined>) {
  const onClose = vi.fn<() => void>()
  render(
    <TooltipProvider>
      <NameDialog title="Nueva carpeta" initial="" maxLength={20} keep={keep} onClose={onClose} />
    </TooltipProvider>,
  )
  const user = userEvent.setup()
  const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }))
  return { user, onClose, save, field: screen.getByLabelText<HTMLInputElement>('Nombre') }
}

it('a name of nothing but spaces is refused beside its field, and nobody is asked to keep it', async () => {
  const keep = vi.fn<(name: string) => Promise<undefined>>(async () => undefined)
  const { user, save, field } = open(keep)
  await user.type(field, '   ')
  await save()
  expect(await screen.findByText('Escribe un nombre.')).toBeTruthy()
  expect(keep).not.toHaveBeenCalled()
})

it('a name that is refused stays in its field with the reason, until somebody writes on', async () => {
  const { user, save, field } = open(async () => 'Ya hay una carpeta con ese nombre.')
  await user.type(field, ' Ofertas ')
  await save()
  expect(await screen.findByText('Ya hay una carpeta con ese nombre.')).toBeTruthy()
  expect(field.value).toBe(' Ofertas ')
  await user.type(field, '2')
  expect(screen.queryByText('Ya hay una carpeta con ese nombre.')).toBeNull()
})

it('Enter keeps it without the spaces around it, and Escape closes', async () => {
  const keep = vi.fn<(name: string) => Promise<undefined>>(async () => undefined)
  const { user, onClose, field } = open(keep)
  await user.type(field, ' Ofertas {Enter}')
  expect(keep).toHaveBeenCalledWith('Ofertas')
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
