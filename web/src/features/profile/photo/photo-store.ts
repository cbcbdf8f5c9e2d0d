import { logNotice } from '../../../platform/log.ts'

/** The specified local store (dashboard.md §3): one version, one object store keyed by the person's id. */
const databaseName = 'aurelio-profile-images'
const storeName = 'images'

/** `image` is a data URL, `timestamp` milliseconds, `address` the server's photo that this is the copy of. */
type StoredPhoto = { id: string; image: string; timestamp: number; address: string }

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'id' })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })
}

/** Runs one request in a transaction of its own. A store that cannot be opened is logged only (dashboard.md §8). */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = ask(database.transaction(storeName, mode).objectStore(storeName))
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    } finally {
      database.close()
    }
  } catch (error) {
    logNotice('The local store of profile photos does not answer', error)
    return undefined
  }
}

/** This device's copy of the photo at `address`, as a data URL; null for none, or where it was changed elsewhere. */
export async function readPhoto(uid: string, address: string): Promise<string | null> {
  const found: unknown = await run('readonly', (store) => store.get(uid))
  if (typeof found !== 'object' || found === null || !('image' in found) || !('address' in found)) return null
  if (found.address !== address) return null
  return typeof found.image === 'string' && found.image.startsWith('data:image/') ? found.image : null
}

export async function keepPhoto(uid: string, picture: Blob, address: string): Promise<void> {
  const image = await dataUrl(picture)
  const photo: StoredPhoto = { id: uid, image, timestamp: Date.now(), address }
  await run('readwrite', (store) => store.put(photo))
}

export async function forgetPhoto(uid: string): Promise<void> {
  await run('readwrite', (store) => store.delete(uid))
}

/** Everybody's, for the next person at this device. */
export async function forgetPhotos(): Promise<void> {
  await run('readwrite', (store) => store.clear())
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('FileReader')))
    reader.readAsDataURL(blob)
  })
}
