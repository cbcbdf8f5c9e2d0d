import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { appMap } from './app-map.ts'
import { publicRoutes } from './routes.tsx'
import { signedInRoutes } from './signed-in-routes.tsx'

/** The addresses that some screen, or a way on, answers to. */
function pathsOf(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children, index }) => {
    if (index === true || path?.endsWith('*')) return []
    return [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]
  })
}

test('the map of the app holds exactly the addresses of the route table', () => {
  const paths = ['/', ...pathsOf(publicRoutes), ...pathsOf(signedInRoutes)]
  expect(paths.toSorted()).toEqual(appMap.addresses.toSorted())
})

test('the specified addresses are there (dashboard.md §2, page-builder.md §2)', () => {
  expect(appMap.addresses).toEqual(expect.arrayContaining(specified))
})

test('each address has one screen', () => {
  const paths = appMap.screens.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

const sections =
  'overview new-page sites quiz funnels analytics player subscriptions leads forms quiz-builder'
const inTools = 'image-optimizer youtube-downloader seo-mass-generator pdf-tools aurelio-builder'
const specified = [
  '/ /login /signup /forgot-password /terms /dashboard /dashboard/profile /dashboard/tools',
  under('/dashboard/tools', inTools),
  under('/dashboard/tools/aurelio-builder', `${sections} contest academy tutorials`),
  '/projects /projects/new /projects/:id /tasks /tasks/new /calendar /analytics /settings /help',
].flatMap((paths) => paths.split(' '))

function under(folder: string, names: string): string {
  return names.replaceAll(/(\S+)/g, `${folder}/$1`)
}
