import { merged, type Catalogue } from '../../platform/i18n/catalogue.ts'

/** Spanish text to German, of every part of the app. */
export const de = merged(
  import.meta.glob<Catalogue>(['../../**/texts/de.json', '../../../../page/src/**/texts/de.json'], {
    eager: true,
    import: 'default',
  }),
)
