import { merged, type Catalogue } from '../../platform/i18n/catalogue.ts'

/** Spanish text to French, of every part of the app. */
export const fr = merged(
  import.meta.glob<Catalogue>(['../../**/texts/fr.json', '../../../../page/src/**/texts/fr.json'], {
    eager: true,
    import: 'default',
  }),
)
