import { expect, test } from 'vitest'
import { parentsOf } from './parents.ts'

test.each([
  ['/dashboard', []],
  ['/dashboard/tools', []],
  ['/dashboard/profile', []],
  ['/dashboard/tools/image-optimizer', ['Herramientas']],
  ['/dashboard/tools/aurelio-builder/leads', ['Herramientas', 'Aurelio Builder']],
  ['/dashboard/tools/youtube-downloader/engine', ['Herramientas', 'YouTube Downloader']],
  ['/projects/7', ['Proyectos']],
  ['/projectsx/7', []],
  ['/settings/accounts', ['Configuracion']],
])('above %s stand %j', (pathname, names) => {
  expect(parentsOf(pathname).map(({ name }) => name)).toEqual(names)
})
