import { event } from '../events/event.ts'
import { about, aboutPage } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const topics = ['translations'] as const

const events = [
  /** Somebody said something of a page in another language: screens ask again. */
  event('translation.changed', aboutPage, { topics }),
  event('translation.published', aboutPage, {
    topics,
    record: { kind: 'translation-published', of: 'subject' },
  }),
  event('translation.withdrawn', aboutPage, {
    topics,
    record: { kind: 'translation-withdrawn', of: 'subject' },
  }),
  /** Texts of a site came from a file, or went back to what they were before one. */
  event('translation.imported', about, {
    topics,
    record: { kind: 'translation-imported', of: 'subject' },
  }),
  /** Somebody said something of a quiz, a contest, a letter or a sequence in another language. */
  event('thing.translated', about, { topics }),
  event('site.languages-changed', about, {
    topics,
    record: { kind: 'site-languages-changed', of: 'subject' },
  }),
] as const

const problems = {
  TRANSLATION_ADDRESS_TAKEN: {
    status: 409,
    detail: ({ path }: { path: string }) => `Otra página está ya en /${path}: elige otra dirección.`,
  },
  TRANSLATION_UNREADABLE: {
    status: 422,
    detail: ({ reason }: { why: string; reason: string }) => `El archivo no se puede leer: ${reason}`,
  },
  TRANSLATION_OF_OTHER_LANGUAGE: {
    status: 422,
    detail: ({ found, wanted }: { found: string; wanted: string }) =>
      `El archivo está en «${found}» y aquí se traduce a «${wanted}».`,
  },
} satisfies Definitions

export const translationsSay = { events, problems }
