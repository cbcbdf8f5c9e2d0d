import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** One line that a person wrote. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), wrong('CONTROL_CHARACTERS'))

/** The address of a picture of the product, without host. */
export const ownPictureSchema = z.string().regex(/^\/p\/_pictures\/[\w.-]{1,200}$/)

/** The languages that pages are written in. */
export const languageSchema = z.enum(['es', 'en', 'fr', 'de', 'it', 'pt', 'ca', 'eu', 'gl'])

/** What a page tells of itself to searchers and to who shares it. An empty text stands for what follows of the page. */
export const pageSettingsSchema = z.object({
  /** Empty: the page's name. */
  title: line(200).default(''),
  description: line(400).default(''),
  /** The picture that goes with a shared link: a whole address, or that of a picture of the product; empty for none. */
  image: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000), ownPictureSchema]).default(''),
  /** What stands beside its title in a browser's tab: a picture of the product; empty: its site's. */
  icon: z.union([z.literal(''), ownPictureSchema]).default(''),
  /** Empty: its site's. */
  language: languageSchema.or(z.literal('')).default(''),
  /** Whether searchers may show it. */
  indexed: z.boolean().default(true),
  /** The address that counts where the same page stands at several; empty: its own. */
  canonical: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]).default(''),
  /** The place that it offers something for, as searchers read it; empty for none. */
  areaServed: line(200).default(''),
})
export type PageSettings = z.infer<typeof pageSettingsSchema>

/** The settings as a database keeps them; what is not there is as it is at first. */
export function readPageSettings(text: string): PageSettings {
  return pageSettingsSchema.parse(JSON.parse(text))
}

/** The last part of a page's address: small letters, digits and single hyphens between them. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)

/** Words that mean something else where a page could stand. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'p',
  'api',
  'assets',
  'leads',
  'robots',
  'sitemap',
  'favicon',
])
