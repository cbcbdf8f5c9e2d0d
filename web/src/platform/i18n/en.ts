import { catalogueOf } from './catalogue.ts'

/** Spanish text to English. */
export const en = catalogueOf(import.meta.glob('./en/*.ts', { eager: true }))
