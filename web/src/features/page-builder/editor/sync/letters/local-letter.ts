import { decodeStoredPage, documentVersion, encodeElements, type PageDocument } from '@aurelio/page/document'
import { z } from 'zod'
import { readJson, removeKey, writeJson } from '../../../../../platform/local-storage.ts'

/** What this browser keeps of a letter until its server has it. */
type LocalLetter = { document: PageDocument; baseNumber: number }

const keptSchema = z.object({ baseNumber: z.int(), page: z.unknown() })
const keyOf = (key: string) => `aurelioLetter:${key}`

/** What was written and not sent yet; null where there is nothing, or nothing that can be read. */
export function readLocalLetter(key: string): LocalLetter | null {
  const kept = keptSchema.safeParse(readJson(keyOf(key)))
  if (!kept.success) return null
  const read = decodeStoredPage(kept.data.page)
  return read.ok ? { document: read.document, baseNumber: kept.data.baseNumber } : null
}

export function keepLocalLetter(key: string, { document, baseNumber }: LocalLetter): void {
  writeJson(keyOf(key), {
    baseNumber,
    page: { version: documentVersion, elements: encodeElements(document) },
  })
}

export function forgetLocalLetter(key: string): void {
  removeKey(keyOf(key))
}
