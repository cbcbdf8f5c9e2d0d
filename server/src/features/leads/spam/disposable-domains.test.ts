import { expect, it } from 'vitest'
import { disposableDomains } from './disposable-domains.ts'

it('knows addresses that are thrown away from those that people keep, whatever their case', async () => {
  const isDisposable = await disposableDomains()
  for (const email of ['x@mailinator.com', 'x@YOPMAIL.com', 'x@guerrillamail.com', 'x@algo.mailinator.com'])
    expect([email, isDisposable(email)]).toEqual([email, true])
  for (const email of [
    'ana@ejemplo.es',
    'ana@gmail.com',
    'ana@outlook.es',
    'ana@com',
    '',
    'ana',
    'ana@zzzz.zzzz',
  ])
    expect([email, isDisposable(email)]).toEqual([email, false])
})
