import { htmlTokens } from '@aurelio/contracts/collection-kinds/html-tokens'
import { longestLine, longestRich, longestText, mostPictures } from '@aurelio/contracts/collection-kinds/kind'
import { richOfHtml } from '@aurelio/contracts/collection-kinds/rich-html'
import {
  type CollectionField,
  collectionFieldsSchema,
  longestOption,
  mostOptions,
} from '@aurelio/contracts/collection-fields'
import { type ItemValues, readValues } from '@aurelio/contracts/collection-values'
import type { LeftOutKind } from '@aurelio/contracts/wordpress-imports'
import { readSpans, sliced } from '@aurelio/page/values'
import { z } from 'zod'
import type { WxrEntry } from './wxr.ts'

/** What is known of a file after it was looked through once. */
export type WxrFacts = {
  name: string
  posts: number
  /** What authors are called, by their names to sign in with. */
  authors: ReadonlyMap<string, string>
  /** Where files stand, by the ids of their entries. */
  files: ReadonlyMap<string, string>
  categories: readonly string[]
  labels: readonly string[]
}
export type Left = Map<LeftOutKind, number>

export function leave(left: Left, kind: LeftOutKind, count = 1) {
  if (count > 0) left.set(kind, (left.get(kind) ?? 0) + count)
}

/** Whether an entry becomes an item; what does not is counted. */
export function isPost({ texts, comments }: WxrEntry, left: Left): boolean {
  const type = texts['wp:post_type'] ?? 'post'
  const status = texts['wp:status'] ?? 'publish'
  if (type === 'post' && status !== 'trash' && status !== 'auto-draft') {
    leave(left, 'comments', comments)
    return true
  }
  if (type === 'post') leave(left, 'trashed')
  else leave(left, type === 'page' ? 'pages' : type === 'attachment' ? 'attachments' : 'others')
  return false
}

/** Looks through a file: what its posts name, and is told of elsewhere in it. */
export async function wxrFacts(entries: AsyncIterable<WxrEntry>, left: Left): Promise<WxrFacts> {
  const authors = new Map<string, string>()
  const files = new Map<string, string>()
  const terms = { category: new Set<string>(), post_tag: new Set<string>() }
  let posts = 0
  let name = ''
  for await (const entry of entries) {
    const { kind, texts } = entry
    if (kind === 'site') name = texts['title'] ?? ''
    else if (kind === 'author')
      authors.set(
        texts['wp:author_login'] ?? '',
        texts['wp:author_display_name'] || (texts['wp:author_login'] ?? ''),
      )
    else {
      const file = texts['wp:attachment_url']?.trim()
      if (file) files.set(texts['wp:post_id'] ?? '', file)
      if (!isPost(entry, left)) continue
      posts += 1
      for (const { domain, name: term } of entry.terms)
        if (domain === 'category' || domain === 'post_tag') terms[domain].add(optionOf(term))
    }
  }
  const optionsOf = (named: ReadonlySet<string>) => {
    const known = [...named]
      .filter((term) => term !== '')
      .toSorted((one, other) => one.localeCompare(other, 'es'))
    leave(left, 'terms', known.length - mostOptions)
    return known.slice(0, mostOptions)
  }
  return {
    name: plainLine(name),
    posts,
    authors,
    files,
    categories: optionsOf(terms.category),
    labels: optionsOf(terms.post_tag),
  }
}

/** The fields of the collection that posts become items of. */
export function wordpressFields({ categories, labels }: WxrFacts): CollectionField[] {
  const fields = [
    { key: 'titulo', name: 'Título', kind: 'text', required: true },
    { key: 'fecha', name: 'Fecha', kind: 'date' },
    { key: 'autor', name: 'Autor', kind: 'text' },
    { key: 'resumen', name: 'Resumen', kind: 'long' },
    { key: 'contenido', name: 'Contenido', kind: 'rich' },
    { key: 'imagen', name: 'Imagen destacada', kind: 'image' },
    { key: 'imagenes', name: 'Imágenes del texto', kind: 'gallery' },
    ...(categories.length > 0
      ? [{ key: 'categorias', name: 'Categorías', kind: 'choices', options: categories }]
      : []),
    ...(labels.length > 0 ? [{ key: 'etiquetas', name: 'Etiquetas', kind: 'choices', options: labels }] : []),
    { key: 'direccion', name: 'Dirección anterior', kind: 'link' },
  ]
  return collectionFieldsSchema.parse(fields)
}

/** A post as an item: what it is called in its address, when it was published, and what it says in each field. */
export type Post = {
  slug: string
  values: ItemValues
  /** Whether anybody could read it. */
  isPublished: boolean
  /** Whether it is planned for its moment. */
  isFuture: boolean
  /** When it was, or will be; null where the file says nothing that is a moment. */
  at: string | null
}

export function postOf(
  entry: WxrEntry,
  facts: WxrFacts,
  fields: readonly CollectionField[],
  left: Left,
): Post {
  const { texts, terms, meta } = entry
  const html = (texts['content:encoded'] ?? '').replaceAll(/\[\/?caption[^\]]*\]/g, '')
  const body = richOfHtml(html, { keepsBreaks: !/<(?:p|div)[\s>]|<!-- wp:/i.test(html) })
  if (/\[(?:gallery|embed|video|audio|playlist)\b/.test(html)) leave(left, 'shortcodes')
  leave(left, 'embeds', html.match(/<(?:iframe|object|video|audio)\b/gi)?.length ?? 0)
  const pictures = picturesIn(html)
  leave(left, 'pictures', pictures.length - mostPictures)
  const isLong = body.text.length > longestRich
  if (isLong) leave(left, 'cut')
  const rich = isLong ? sliced({ ...body, spans: readSpans(body.spans) }, { from: 0, to: longestRich }) : body
  const named = (domain: string, known: readonly string[]) =>
    terms.flatMap((term) => {
      const option = optionOf(term.name)
      return term.domain === domain && known.includes(option) ? [option] : []
    })
  const given: ItemValues = {
    titulo: titleOf(texts['title'] ?? '', body.text, texts['wp:post_id'] ?? ''),
    fecha: texts['wp:post_date'] ?? '',
    autor: plainLine(facts.authors.get(texts['dc:creator'] ?? '') ?? texts['dc:creator'] ?? ''),
    resumen: richOfHtml(texts['excerpt:encoded'] ?? '', { keepsBreaks: true }).text.slice(0, longestText),
    contenido: { text: rich.text, spans: [...rich.spans] },
    imagen: facts.files.get(meta.get('_thumbnail_id') ?? '') ?? '',
    imagenes: pictures.slice(0, mostPictures),
    categorias: named('category', facts.categories),
    etiquetas: named('post_tag', facts.labels),
    direccion: texts['link']?.trim() ?? '',
  }
  const { values, problems } = readValues(fields, given, { isNew: true })
  // What no field can hold is left out of it, and told.
  if (problems.some(({ key }) => key !== 'fecha')) leave(left, 'cut')
  for (const { key } of problems) values[key] = null
  const isProtected = (texts['wp:post_password'] ?? '') !== ''
  if (isProtected) leave(left, 'protected')
  return {
    slug: slugIn(texts['wp:post_name'] ?? ''),
    values,
    isPublished: texts['wp:status'] === 'publish' && !isProtected,
    isFuture: texts['wp:status'] === 'future' && !isProtected,
    at: momentIn(texts['wp:post_date_gmt'] ?? '') ?? momentIn(texts['wp:post_date'] ?? ''),
  }
}

function picturesIn(html: string) {
  const found = new Map<string, string>()
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open' || token.tag !== 'img') continue
    const { src = '', alt = '' } = token.attributes
    if (
      z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .safeParse(src).success &&
      !found.has(src)
    )
      found.set(src, plainLine(alt))
  }
  return [...found].map(([src, alt]) => ({ src, alt }))
}

/** A post may have no title: it is called as it begins. */
function titleOf(title: string, body: string, id: string): string {
  return plainLine(title) || plainLine(body.slice(0, 80)) || `Entrada ${id}`
}

function plainLine(html: string): string {
  return richOfHtml(html)
    .text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
}

function optionOf(term: string): string {
  return plainLine(term).slice(0, longestOption).trim()
}

function slugIn(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function momentIn(written: string): string | null {
  const moment = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written)
    ? new Date(`${written.replace(' ', 'T')}Z`)
    : null
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}
