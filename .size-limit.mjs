import { readFileSync } from 'node:fs'
import { filesOf } from './scripts/route-chunks.mjs'
import { inRoot } from './scripts/root.mjs'

/** @type {import('./scripts/route-chunks.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(inRoot('web', 'dist', '.vite', 'manifest.json'), 'utf8'))

const entry = ['index.html', 'src/app/signed-in-routes.tsx', 'src/platform/api/client.ts']
const firstLook = 'src/app/first-look/first-look.ts'
const shell = [...entry, 'src/app/shell/shell.tsx', 'src/app/composed/home-route.tsx', firstLook]
const editor = [...entry, 'src/app/composed/editor-route.tsx']

/**
 * @param {string} name
 * @param {string} limit
 * @param {Iterable<string>} files
 */
function budget(name, limit, files) {
  return { name, limit, gzip: true, path: [...files].map((file) => `web/dist/${file}`) }
}

/** @param {readonly string[]} modules */
function beyondEntry(modules) {
  const known = filesOf(manifest, entry)
  return [...filesOf(manifest, modules)].filter((file) => !known.has(file))
}

// What a browser loads as script for a route, gzip (docs/decisions/008-budgets-by-route.md).
export default [
  budget('login', '151.2 kB', filesOf(manifest, ['index.html', 'src/features/auth/login-screen.tsx'])),
  budget('shell and home', '201 kB', filesOf(manifest, shell)),
  budget('what the editor adds', '143.1 kB', beyondEntry(editor)),
  budget('editor in all', '334.1 kB', filesOf(manifest, editor)),
]
