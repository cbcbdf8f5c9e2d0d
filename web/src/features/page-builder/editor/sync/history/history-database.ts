/** Histories by page, in the browser's database: local storage has no room for fifty states. */
const databaseName = 'aurelio-editor'
const storeName = 'histories'
/** Histories kept; the one that was written longest ago goes first. */
const mostHistories = 20

/** What the database holds for one page; `text` is JSON that only `kept-history.ts` understands. */
export type HistoryRecord = { page: string; savedAt: number; text: string }

/** @throws DOMException where the browser has no database for us, or no room */
export async function readHistoryText(page: string): Promise<string | null> {
  return inStore('readonly', async (store) => {
    const record: unknown = await answer(store.get(page))
    return isRecordOf(record) ? record.text : null
  })
}

/** Replaces what is kept for a page, and drops what nobody has opened for long. */
export async function writeHistoryText(page: string, text: string): Promise<void> {
  await inStore('readwrite', async (store) => {
    const record: HistoryRecord = { page, savedAt: Date.now(), text }
    await answer(store.put(record))
    const oldestFirst = await answer(store.index('savedAt').getAllKeys())
    for (const key of oldestFirst.slice(0, -mostHistories)) store.delete(key)
  })
}

export async function deleteHistory(page: string): Promise<void> {
  await inStore('readwrite', (store) => answer(store.delete(page)))
}

/** Forgets the histories of all pages. */
export async function deleteHistories(): Promise<void> {
  await inStore('readwrite', (store) => answer(store.clear()))
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName))
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'page' }).createIndex('savedAt', 'savedAt')
  })
  return answer(request)
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed')))
  })
}

function isRecordOf(value: unknown): value is HistoryRecord {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
