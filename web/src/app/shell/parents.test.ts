import { type Action, abilitiesSchema, actions } from '@aurelio/contracts/access'
import { expect, test } from 'vitest'
import { parentsOf } from './parents.ts'

const allowed = (may: (action: Action) => boolean) =>
  abilitiesSchema.parse(Object.fromEntries(actions.map((action) => [action, may(action)])))
const owner = allowed(() => true)
const client = allowed((action) => action === 'collections.fill')

test.each([
  ['/dashboard', []],
  ['/dashboard/tools', []],
  ['/dashboard/profile', []],
  ['/dashboard/tools/image-optimizer', ['Herramientas']],
  ['/dashboard/tools/aurelio-builder/leads', ['Herramientas', 'Aurelio Builder']],
  ['/dashboard/tools/aurelio-builder/contest/7', ['Herramientas', 'Aurelio Builder', 'Concursos']],
  ['/dashboard/tools/aurelio-builder/collections/7', ['Herramientas', 'Aurelio Builder', 'Colecciones']],
  ['/dashboard/tools/youtube-downloader/engine', ['Herramientas', 'YouTube Downloader']],
  ['/projects/7', ['Proyectos']],
  ['/projectsx/7', []],
  ['/settings/accounts', ['Configuracion']],
])('above %s stand %j', (pathname, names) => {
  expect(parentsOf(pathname, owner).map(({ name }) => name)).toEqual(names)
})

test('nobody is led up to what they are not offered', () => {
  const above = parentsOf('/dashboard/tools/aurelio-builder/collections/7', client)
  expect(above.map(({ name }) => name)).not.toContain('Colecciones')
  expect(above.map(({ name }) => name)).toContain('Mi contenido')
})
