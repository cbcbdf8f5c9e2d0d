import { expect, it } from 'vitest'
import { readHost } from './host-name.ts'

it('the hosts of the installation are nobody’s: a site there would lead to the dashboard, and that to the site', () => {
  const own = ['panel.agencia.es', 'paginas.agencia.es']
  for (const host of [...own, ' PANEL.agencia.es '])
    expect(readHost(host, own)).toMatchObject({ reason: 'own' })
  expect(readHost('tienda.agencia.es', own)).toEqual({ host: 'tienda.agencia.es' })
})
