import { readFileSync } from 'node:fs'
import { filesOf } from './scripts/route-chunks.mjs'
import { inRoot } from './scripts/root.mjs'

/** @type {import('./scripts/route-chunks.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(inRoot('web', 'dist', '.vite', 'manifest.json'), 'utf8'))

const entry = 'index.html'
const shell = [entry, 'src/app/signed-in.tsx', 'src/app/shell/shell.tsx']
const editor = 'src/features/page-builder/editor/editor-screen.tsx'

/**
 * @param {string} name
 * @param {readonly string[]} modules
 * @param {string} limit
 * @param {(file: string) => boolean} [counts]
 */
function budget(name, modules, limit, counts = () => true) {
  const files = [...filesOf(manifest, modules)].filter(counts)
  return { name, path: files.map((file) => `web/dist/${file}`), gzip: true, limit }
}

// What a browser loads as script for a route, gzip (docs/decisions/008-budgets-by-route.md).
export default [
  budget('login', [entry, 'src/features/auth/login-screen.tsx'], '150 kB'),
  budget('shell and home', [...shell, 'src/features/home/home-screen.tsx'], '200 kB'),
  budget(
    'editor beyond React',
    [entry, 'src/app/signed-in.tsx', editor],
    '120 kB',
    (file) => !file.includes('/react-'),
  ),
]
