import { catalogueOf } from './catalogue.ts'

/** Spanish text to German. */
export const de = catalogueOf(import.meta.glob('./de/*.ts', { eager: true }))
