import { decodeStoredPage } from '../document/codec.ts'
import type { NestedElement, StoredPage } from '../document/schema.ts'
import { dressedLike } from './recipes/dress.ts'
import { readTemplate } from './read-template.ts'
import { withDates } from './relative-dates.ts'

const templates = {
  'business-test': () => import('./gallery/business-test.json'),
  'free-guide': () => import('./gallery/free-guide.json'),
  'live-webinar': () => import('./gallery/live-webinar.json'),
  'one-time-offer': () => import('./gallery/one-time-offer.json'),
  'sunrise-lamp': () => import('./gallery/sunrise-lamp.json'),
  'thank-you': () => import('./gallery/thank-you.json'),
  'video-letter': () => import('./gallery/video-letter.json'),
  'welcome-discount': () => import('./gallery/welcome-discount.json'),
}

/** Pages that follow each other in a funnel, and tell one story in one look. */
const pages = {
  guide: () => import('./recipes/guide.json'),
  'guide-thanks': () => import('./recipes/guide-thanks.json'),
  waitlist: () => import('./recipes/waitlist.json'),
  'waitlist-thanks': () => import('./recipes/waitlist-thanks.json'),
  class: () => import('./recipes/class.json'),
  'class-thanks': () => import('./recipes/class-thanks.json'),
  call: () => import('./recipes/call.json'),
  'call-thanks': () => import('./recipes/call-thanks.json'),
  offer: () => import('./recipes/offer.json'),
  'second-lamp': () => import('./recipes/second-lamp.json'),
  'spare-light': () => import('./recipes/spare-light.json'),
  'order-thanks': () => import('./recipes/order-thanks.json'),
  quiz: () => import('./recipes/quiz.json'),
  thanks: () => import('./recipes/thanks.json'),
  'mail-sent': () => import('./recipes/mail-sent.json'),
}
export type RecipePage = keyof typeof pages

export const recipePageNames = Object.keys(pages).filter((name): name is RecipePage => name in pages)

/** A page of a recipe: a template whose words, and some of whose pictures, are others. */
type RecipeFile = {
  template: string
  /** The template in whose look it is, as the page before it. */
  like?: string
  /** Which picture of `like` it shows in place of one of its own, by the ids of both. */
  pictures?: Record<string, string>
  removed?: string[]
  /** Props by the ids of their elements. */
  changes: Record<string, Record<string, unknown>>
}

/** Whose pages they are: what a visitor reads at their end. */
export type Owner = { name: string; email: string }

/** The page as whoever publishes it would write it; only what is made up of their business is left to them. */
export async function recipePage(page: RecipePage, owner: Owner): Promise<StoredPage> {
  const file: RecipeFile = (await pages[page]()).default
  const own = await templateNamed(file.template)
  const like = file.like === undefined ? null : await templateNamed(file.like)
  const sources = new Map(like ? everyIn(like.elements).map(({ id, props }) => [id, props['src']]) : [])
  const text = withDates(JSON.stringify(file.changes), new Date())
    .replaceAll('{{marca}}', quoted(owner.name))
    .replaceAll('{{correo}}', quoted(owner.email))
  const changes = new Map(Object.entries<Record<string, unknown>>(JSON.parse(text)))
  const removed = new Set(file.removed)
  const known = new Set(everyIn(own.elements).map(({ id }) => id))
  const lost = [...changes.keys(), ...removed, ...Object.keys(file.pictures ?? {})].filter(
    (id) => !known.has(id),
  )
  if (lost.length > 0) throw new Error(`${file.template} has no ${lost.join(', ')}`)
  const written = (list: readonly NestedElement[]): NestedElement[] =>
    list.flatMap((element) => {
      const { id, props } = element
      if (removed.has(id)) return []
      const picture = file.pictures?.[id]
      return [
        {
          ...element,
          props: {
            ...props,
            ...(picture !== undefined && { src: sources.get(picture) }),
            ...changes.get(id),
            ...(props.children && { children: written(props.children) }),
          },
        },
      ]
    })
  const dressed = like ? dressedLike(own, like) : own
  const read = decodeStoredPage({ ...dressed, elements: written(dressed.elements) })
  if (!read.ok) throw read.error
  return read.page
}

async function templateNamed(name: string): Promise<StoredPage> {
  const load = Object.entries(templates).find(([known]) => known === name)?.[1]
  if (!load) throw new Error(`There is no template ${name}`)
  return (await readTemplate(load())).page
}

function everyIn(elements: readonly NestedElement[]): NestedElement[] {
  return elements.flatMap((element) => [element, ...everyIn(element.props.children ?? [])])
}

/** As it stands within quotes. */
function quoted(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
