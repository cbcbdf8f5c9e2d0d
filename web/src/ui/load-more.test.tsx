// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import '../platform/i18n/i18n.ts'
import { LoadMore } from './load-more.tsx'

afterEach(cleanup)

it('offers more while there is more, and says why the last try failed', async () => {
  const onLoad = vi.fn<() => void>()
  const { rerender } = render(<LoadMore hasMore busy={false} error="Sin conexión" onLoad={onLoad} />)
  expect(screen.getByRole('alert').textContent).toBe('Sin conexión')
  await userEvent.click(screen.getByRole('button', { name: 'Cargar más' }))
  expect(onLoad).toHaveBeenCalledOnce()
  rerender(<LoadMore hasMore={false} busy={false} onLoad={onLoad} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not asked twice while it loads', async () => {
  const onLoad = vi.fn<() => void>()
  render(<LoadMore hasMore busy onLoad={onLoad} />)
  await userEvent.click(screen.getByRole('button'))
  expect(onLoad).not.toHaveBeenCalled()
})
