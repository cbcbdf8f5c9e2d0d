import { merged, type Catalogue } from '../../platform/i18n/catalogue.ts'

/** Spanish text to English, of every part of the app. */
export const en = merged(
  import.meta.glob<Catalogue>(['../../**/texts/en.json', '../../../../page/src/**/texts/en.json'], {
    eager: true,
    import: 'default',
  }),
)
