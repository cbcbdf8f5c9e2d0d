import { appPaths } from '@aurelio/contracts/app-paths'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** The addresses that some screen, or a way on, answers to. */
function pathsOf(table: readonly RouteObject[], base = ''): string[] {
  return table.flatMap((route) => {
    const own = route.path?.startsWith('/') ? route.path : [base, route.path].filter(Boolean).join('/')
    if (route.path?.endsWith('*')) return []
    if (route.children) return pathsOf(route.children, own)
    return `/${own}`.replace(/^\/+/, '/')
  })
}

test('the server knows exactly the addresses of the route table', () => {
  expect(pathsOf(routes).toSorted()).toEqual(appPaths.toSorted())
})
