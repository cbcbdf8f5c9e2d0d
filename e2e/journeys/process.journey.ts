import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { readLeads, signUp, publishPage } from '../product/account.ts'
import { npmStart } from '../product/npm-start.ts'
import { readyLine, startProduct } from '../product/product.ts'

// The process as a person meets it in a terminal: `npm start` and how it ends.
let dataDir = ''
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aurelio-process-'))
})
test.afterEach(() => rm(dataDir, { recursive: true, force: true }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} to npm stops the server cleanly`, signal === 'SIGTERM' ? {} : deep, async () => {
    const running = await npmStart(dataDir)
    const [, url = ''] = await running.printed(readyLine)
    running.signal(signal)
    expect(await running.ended).toEqual({ code: 0, signal: null })
    await expect(fetch(`${url}/api/health/live`)).rejects.toThrow()
  })
}

test('a busy port is one clear line', deep, async () => {
  const blocker = createServer().listen(0)
  const address = blocker.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const running = await npmStart(dataDir, { PORT: String(port) })
  const { code } = await running.ended
  expect(code).not.toBe(0)
  expect(linesOf(running.output())).toEqual([expect.stringContaining(String(port))])
  blocker.close()
})

test('a data folder in use is one clear line, and its owner goes on', deep, async () => {
  const owner = await startProduct(dataDir)
  const account = await signUp(owner.url)
  const second = await npmStart(dataDir)
  const { code } = await second.ended
  expect(code).not.toBe(0)
  expect(linesOf(second.output())).toEqual(['Otra copia de Aurelio ya usa esta carpeta de datos.'])
  expect(await account.call('GET', '/api/session')).toMatchObject({ user: { email: account.email } })
  await owner.stop()
})

for (const [name, value] of [
  ['PORT', 'ochenta'],
  ['BASE_URL', 'mi-panel'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['DATABASE_URL', 'mysql://localhost/aurelio'],
] as const) {
  test(`a wrong ${name} is one clear line`, name === 'PORT' ? {} : deep, async () => {
    const running = await npmStart(dataDir, { [name]: value })
    const { code } = await running.ended
    expect(code).not.toBe(0)
    expect(linesOf(running.output())).toEqual([expect.stringContaining(name)])
  })
}

test('a stop finishes what is under way and keeps everything', async () => {
  const first = await startProduct(dataDir)
  const account = await signUp(first.url)
  const page = await publishPage(account, 'Página que sigue', [
    { id: 'form-1700000000001', type: 'form', name: 'Formulario', props: { fields: ['email'] } },
  ])
  const body = new URLSearchParams({ formId: 'form-1700000000001', email: 'ana@ejemplo.es' })
  const { pathname } = new URL(page.url)
  const answer = await fetch(`${first.url}${pathname}/leads`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  first.running.signal('SIGTERM')
  expect(await first.running.ended).toEqual({ code: 0, signal: null })

  const again = await startProduct(dataDir, { PORT: String(first.port) })
  const { total } = await readLeads(account)
  expect(total).toBe(1)
  expect((await fetch(`${again.url}${pathname}`)).status).toBe(200)
  await again.stop()
})

function linesOf(output: string) {
  return output.split('\n').filter((line) => line.trim() !== '')
}
