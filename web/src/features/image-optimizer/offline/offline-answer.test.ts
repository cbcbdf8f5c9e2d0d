import { expect, it } from 'vitest'
import { offlineAnswer } from './offline-answer.ts'

const origin = 'https://panel.example'
const address = '/dashboard/tools/image-optimizer'
const own = { version: '1', files: ['/assets/a-1.js'], address }
const kept = async (path: string) => new Response(`kept ${path}`)
const online = { origin, kept, ask: async () => new Response('from the server') }
const gone = { origin, kept, ask: () => Promise.reject(new TypeError('Failed to fetch')) }

function get(path: string, mode: RequestMode = 'cors', method = 'GET') {
  return { url: new URL(path, origin).href, mode, method }
}
const textOf = async (answer: Promise<Response> | null) => (answer ? (await answer).text() : null)

it('the document comes from the server, and from what is kept where there is none', async () => {
  expect(await textOf(offlineAnswer(get(address, 'navigate'), own, online))).toBe('from the server')
  expect(await textOf(offlineAnswer(get(address, 'navigate'), own, gone))).toBe(`kept ${address}`)
  const nothing = { ...gone, kept: () => Promise.resolve(undefined) }
  await expect(offlineAnswer(get(address, 'navigate'), own, nothing)).rejects.toThrow('Failed to fetch')
})

it('its files are read from what is kept, and asked for where they are not', async () => {
  expect(await textOf(offlineAnswer(get('/assets/a-1.js'), own, gone))).toBe('kept /assets/a-1.js')
  const nothing = { ...online, kept: () => Promise.resolve(undefined) }
  expect(await textOf(offlineAnswer(get('/assets/a-1.js'), own, nothing))).toBe('from the server')
})

it.each([
  get('/api/session'),
  get('/api/pictures', 'cors', 'POST'),
  get('/assets/a-1.js', 'cors', 'POST'),
  get('/assets/of-another-screen.js'),
  get('/projects', 'navigate'),
  get('https://elsewhere.example/assets/a-1.js'),
])('nothing else is its business: $method $url', (request) => {
  expect(offlineAnswer(request, own, gone)).toBeNull()
})
