import { z } from 'zod'
import { encodePage } from './codec.ts'
import { isRecord } from './json-values.ts'
import { type Operation, operationSchema } from './operations/operation.ts'
import { replay } from './replay.ts'
import { limits, type PageDocument } from './schema.ts'
import { storedDocument } from './stored-document.ts'

const operations = z.array(operationSchema)

/** A page, a symbol or a letter, as an order of steps needs to know it. */
export const pageForm = {
  read: (text: string): PageDocument => storedDocument(text).read().document,
  text: (document: PageDocument): string => JSON.stringify(encodePage(document)),
  operations: (text: string): readonly Operation[] => operations.parse(JSON.parse(text)),
  replay,
  weight: (document: PageDocument) => ({
    bytes: pageForm.text(document).length,
    values: Object.values(document.elements).reduce((sum, { props }) => sum + valuesIn(props), 0),
  }),
  /** With its pictures inside it. */
  most: { bytes: 8 * 1024 * 1024, values: limits.values },
}

function valuesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + valuesIn(each), 1)
  return isRecord(value) ? Object.values(value).reduce<number>((sum, each) => sum + valuesIn(each), 1) : 1
}
