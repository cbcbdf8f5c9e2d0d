// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import '../../platform/i18n/i18n.ts'
import { MonthGrid } from './month-grid.tsx'

afterEach(cleanup)

const day = (name: RegExp) => screen.getByRole('button', { name })
const nothing = () => undefined

const meeting = {
  key: 'a',
  first: '2026-11-24',
  last: '2026-11-26',
  title: 'Feria de muestras',
  className: '',
  canMove: false,
  canStretch: false,
}

it('is a grid of weeks and days, each with what stands on it', () => {
  render(
    <MonthGrid day="2026-11-10" today="2026-11-20" items={[meeting]} onOpen={nothing} onShift={nothing} />,
  )
  const grid = screen.getByRole('grid', { name: 'Mes: noviembre de 2026' })
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(7)
  expect(within(grid).getByRole('columnheader', { name: 'lunes' })).toBeTruthy()
  expect(within(grid).getAllByRole('row')).toHaveLength(7)
  const [first, middle] = [/24 de noviembre/, /25 de noviembre/].map((name) =>
    within(grid).getByRole('gridcell', { name }),
  )
  expect(within(first ?? grid).getByRole('button', { name: /Feria de muestras/ })).toBeTruthy()
  expect(middle?.textContent).toContain('Sigue: Feria de muestras')
})

function Months() {
  const [shown, setShown] = useState('2026-10-31')
  return (
    <MonthGrid
      day={shown}
      today="2026-10-31"
      items={[]}
      onOpen={nothing}
      onShift={nothing}
      onDay={nothing}
      onMonth={setShown}
    />
  )
}

it('goes to the same day of another month by Page Up and Page Down, and to the last of a shorter one', async () => {
  render(<Months />)
  day(/31 de octubre/).focus()
  await userEvent.keyboard('{PageDown}')
  expect(screen.getByRole('grid', { name: 'Mes: noviembre de 2026' })).toBeTruthy()
  expect(document.activeElement).toBe(day(/30 de noviembre/))
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect(document.activeElement).toBe(day(/30 de septiembre/))
})

it('is reached by Tab at one day, and gone through by arrows', async () => {
  render(
    <MonthGrid
      day="2026-11-10"
      today="2026-11-20"
      items={[]}
      onOpen={nothing}
      onShift={nothing}
      onDay={nothing}
    />,
  )
  day(/20 de noviembre/).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(day(/21 de noviembre/))
  await userEvent.keyboard('{ArrowUp}{Home}')
  expect(document.activeElement).toBe(day(/^lunes, 9 de noviembre/))
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(day(/15 de noviembre/))
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})
