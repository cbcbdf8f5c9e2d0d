import { addresses } from '@aurelio/contracts/addresses'
/** Where the build puts the worker that keeps the optimizer (web/build/offline.ts). */
const worker = '/image-optimizer-offline.js'
/** The only addresses it hears of; its own worker's script stands under it too. */
const scope = addresses.tool('image-optimizer')

/** True where a browser can keep the optimizer, and should: not under development, nor where data are spared. */
export function canKeepOffline(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const isSparing =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return import.meta.env.PROD && 'serviceWorker' in navigator && !isSparing
}

/** Lets the browser keep what the optimizer needs without a connection; settles when all of it is there. */
export async function keepOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const coming = registration.installing ?? registration.waiting ?? registration.active
  if (!coming) throw new Error('The worker that keeps the optimizer has gone')
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (coming.state === 'redundant') reject(new Error('What the optimizer needs could not be kept'))
      else if (coming.state !== 'installing' && coming.state !== 'parsed') resolve()
    }
    coming.addEventListener('statechange', look)
    look()
  })
}

/** Forgets all of it: whoever leaves leaves nothing to be opened. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(scope)
  if (registration?.scope.endsWith(scope) === true) await registration.unregister()
  for (const key of await caches.keys()) if (key.startsWith('image-optimizer ')) await caches.delete(key)
}
