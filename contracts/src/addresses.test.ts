import { expect, it } from 'vitest'
import { addresses } from './addresses.ts'

it('an address holds what it is given, whatever that is, and leaves out what it is not given', () => {
  expect(addresses.lead('a-1')).toBe('/dashboard/tools/aurelio-builder/leads?lead=a-1')
  expect(addresses.overviewOf('Menú & más')).toBe(
    '/dashboard/tools/aurelio-builder/overview?q=Men%C3%BA+%26+m%C3%A1s',
  )
  expect(addresses.leadsBy({ page: null, form: 'f' })).toBe('/dashboard/tools/aurelio-builder/leads?form=f')
  expect(addresses.newTaskOf(undefined)).toBe('/tasks/new')
  expect(addresses.project('../settings')).toBe('/projects/..%2Fsettings')
  expect(addresses.guide('leads', 'buscar')).toBe('/help/leads#buscar')
})
