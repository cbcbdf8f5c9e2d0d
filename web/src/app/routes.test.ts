import { readFileSync } from 'node:fs'
import { appPaths } from '@aurelio/contracts/app-paths'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { editorPath } from '../features/page-builder/editor-session.ts'
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

const first = (path: string) => path.split('/')[1] ?? ''

test('index.html knows which addresses stand in the shell', () => {
  const document = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const [, sections = ''] = /const shell = \/\^\\\/\(\?:([\w|]+)\)/.exec(document) ?? []
  const paths = pathsOf(routes).filter((path) => path !== editorPath)
  const inShell = paths.filter((path) => sections.split('|').includes(first(path)))
  const outside = [
    '',
    'login',
    'signup',
    'forgot-password',
    'reset-password',
    'verify-email',
    'auth',
    'terms',
  ]
  expect(
    paths
      .filter((path) => !inShell.includes(path))
      .map(first)
      .toSorted(),
  ).toEqual(outside.toSorted())
  expect(document).toContain(`pathname !== '${editorPath}'`)
})
