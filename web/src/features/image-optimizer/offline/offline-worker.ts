import { offlineAnswer, type Kept } from './offline-answer.ts'

/** What a service worker knows beyond a page; TypeScript's two worlds of names cannot stand in one program. */
type Lifetime = Event & { waitUntil: (work: Promise<unknown>) => void }
type Asked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

declare global {
  interface WindowEventMap {
    install: Lifetime
    activate: Lifetime
    fetch: Asked
  }
  /** Written by the build: the address, the files that it needs, and a word that changes with any of them. */
  var offlineFiles: Kept
}

const { version, files, address } = globalThis.offlineFiles
const ours = 'image-optimizer '
const name = ours + version

globalThis.addEventListener('install', (event) => event.waitUntil(keep()))
globalThis.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
globalThis.addEventListener('fetch', (event) => {
  const answer = offlineAnswer(event.request, globalThis.offlineFiles, {
    origin: location.origin,
    kept: async (path) => (await caches.open(name)).match(path),
    ask: (request) => fetch(request),
  })
  // What is not the optimizer's own goes its way as if there were no worker.
  if (answer) event.respondWith(answer)
})

/** Fetches what the optimizer is made of. The document is asked for as nobody, so that it can hold nothing of anybody. */
async function keep() {
  const cache = await caches.open(name)
  await cache.add(
    new Request(address, { credentials: 'omit', cache: 'no-store', headers: { accept: 'text/html' } }),
  )
  for (const file of files) {
    // Their names tell their contents: what an earlier build had is the same.
    const known = await caches.match(file)
    if (known) await cache.put(file, known)
    else await cache.add(new Request(file, { credentials: 'omit' }))
  }
}

async function forgetOlder() {
  for (const key of await caches.keys()) if (key.startsWith(ours) && key !== name) await caches.delete(key)
}
