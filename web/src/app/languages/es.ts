import { merged, type Catalogue } from '../../platform/i18n/catalogue.ts'

/** What differs from its key in Spanish, of every part of the app: counted texts. */
export const es = merged(
  import.meta.glob<Catalogue>('../../**/texts/es.json', { eager: true, import: 'default' }),
)
