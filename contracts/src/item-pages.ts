import { z } from 'zod'
import { fieldKeySchema } from './collection-fields.ts'
import { slugSchema } from './page-settings.ts'
import { idSchema } from './paging.ts'

/** What an item is to searchers, by the words of schema.org; '' for nothing. */
export const dataKinds = ['', 'Article', 'Product', 'Event', 'Person', 'LocalBusiness', 'JobPosting'] as const
export type DataKind = (typeof dataKinds)[number]

/** What of an item searchers are told beside its name, its picture and its address, by kind. */
export const dataProps = {
  '': [],
  Article: ['description', 'author'],
  Product: ['description', 'price', 'brand', 'sku'],
  Event: ['description', 'startDate', 'endDate', 'location', 'price'],
  Person: ['description', 'jobTitle', 'email', 'telephone', 'worksFor'],
  LocalBusiness: ['description', 'telephone', 'address', 'priceRange'],
  JobPosting: ['description', 'hiringOrganization', 'jobLocation', 'validThrough'],
} as const satisfies Record<DataKind, readonly string[]>
export type DataProp = (typeof dataProps)[DataKind][number]

/** A page that is the template of the pages of a collection's items. */
export const itemTemplateSchema = z.object({
  pageId: idSchema,
  collectionId: idSchema,
  /** What the addresses of its items begin with: `equipo`, for `/equipo/ana-lopez`. */
  prefix: slugSchema,
  kind: z.enum(dataKinds).default(''),
  /** The field whose picture goes with a shared link; '' for the page's own. */
  image: fieldKeySchema.or(z.literal('')).default(''),
  /** Which field says what searchers are told, by the name of `dataProps`. */
  data: z.record(z.string().max(40), fieldKeySchema).default({}),
})
export type ItemTemplate = z.output<typeof itemTemplateSchema>

/** What a page can say of an item beside its fields; a field of the same key goes first. */
export const itemPageNames = {
  id: 'id',
  page: 'pagina_propia',
  previous: 'anterior',
  previousPage: 'anterior_pagina',
  next: 'siguiente',
  nextPage: 'siguiente_pagina',
} as const

/** The page of an item as whoever takes it along draws it. */
export const takenItemPageSchema = z.object({
  /** The last part of its address. */
  slug: z.string(),
  /** Where it stands, or would stand if its template were published. */
  url: z.string(),
  title: z.string(),
  /** Of its own, a whole address or that of one of the product's pictures; '' for none. */
  image: z.string(),
  /** What searchers are told of it. */
  data: z.looseObject({ '@type': z.string() }).nullable(),
  /** What it says, by the names that pages write. */
  item: z.object({ id: z.string(), values: z.record(z.string(), z.unknown()) }),
})
export type TakenItemPage = z.output<typeof takenItemPageSchema>
