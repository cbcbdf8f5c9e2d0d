import { catalogueOf } from './catalogue.ts'

/** Spanish text to French. */
export const fr = catalogueOf(import.meta.glob('./fr/*.ts', { eager: true }))
