import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/engines.ts'
import type { HttpEnvironment } from './environment.ts'
import { mountWebApp } from './web-app.ts'

const html =
  '<!doctype html><html lang="es"><head><script type="module" nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script></head></html>'
const script = 'console.log("hola");'.repeat(200)
const navigation = { accept: 'text/html,application/xhtml+xml' }

let app: Hono<HttpEnvironment>
beforeAll(() => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret'), 'secret')
  writeFileSync(join(folder, 'dist/index.html'), html)
  mkdirSync(join(folder, 'dist/.vite'))
  const addresses = ['/', '/login', '/dashboard/tools/aurelio-builder/editor', '/projects/:id']
  writeFileSync(join(folder, 'dist/.vite/app-map.json'), JSON.stringify({ addresses }))
  writeFileSync(join(folder, 'dist/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'dist/assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'dist/assets/packed-3c4d.js'), script)
  writeFileSync(join(folder, 'dist/assets/packed-3c4d.js.gz'), gzipSync('the patient one'.repeat(100)))
  app = new Hono<HttpEnvironment>()
  mountWebApp(app, join(folder, 'dist'), [])
})
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

it('serves hashed files for good and others to be asked for again', async () => {
  const asset = await get('/assets/app-1a2b.js')
  expect(await asset.text()).toBe(script)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const icon = await get('/favicon.svg')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await get('/favicon.svg', { 'if-none-match': icon.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

it('packs files, or sends what the build has packed', async () => {
  const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(Number(brotli.headers.get('content-length'))).toBeLessThan(script.length / 4)
  const packed = await get('/assets/packed-3c4d.js', { 'accept-encoding': 'gzip' })
  const text = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  expect(text).toContain('the patient one')
})

it('answers a navigation with the app, under a policy with a new nonce each time', async () => {
  const nonces = new Set<string>()
  for (const path of ['/', '/login', '/dashboard/tools/aurelio-builder/editor', '/projects/7']) {
    const page = await get(path, navigation)
    expect(page.status).toBe(200)
    const policy = page.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(await page.text()).toContain(`nonce="${nonce}"`)
    expect(policy).toMatch(/script-src 'self' 'nonce-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(policy).toContain("frame-ancestors 'none'")
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
})

it.each(['/no-existe', '/dashboard/no-existe', '/projects/7/no-existe', '/projects//'])(
  'gives the unknown address %s the app with the honest status',
  async (path) => {
    const page = await get(path, navigation)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<script')
  },
)

it.each(['/api/nothing', '/p/x', '/assets/gone-1.js', '/robots.txt', '/index.html'])(
  'does not pass %s off as the app',
  async (path) => {
    const answer = await get(path, navigation)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('<script')
  },
)

it.each(['/../secret', '/..%2fsecret', '/assets/..%2f..%2fsecret', '/%00', '/assets/../../secret'])(
  'does not lead out of its folder by %s',
  async (path) => {
    const answer = await get(path, navigation)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  },
)

it('answers who takes anything', async () => {
  expect((await get('/', { accept: '*/*' })).status).toBe(200)
  expect((await get('/login', {})).status).toBe(200)
  expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404)
})

it('is for navigations only', async () => {
  expect((await get('/login', { accept: 'application/json' })).status).toBe(404)
  expect((await app.request('/login', { method: 'POST', headers: navigation })).status).toBe(404)
})

it('says so when the app has not been built', async () => {
  const empty = new Hono<HttpEnvironment>()
  mountWebApp(empty, temporaryFolder(), [])
  const answer = await empty.request('/login', { headers: navigation })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
})
