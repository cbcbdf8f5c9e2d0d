import { foldName } from '../slug.ts'

/** What a page is made of, in the order in which it is asked for. */
export const pageFields = ['title', 'slug', 'description', 'content'] as const
/** What posts of a WordPress are sorted by; pages have neither. */
export const termFields = ['categories', 'tags'] as const
export type PageField = (typeof pageFields)[number] | (typeof termFields)[number]

/** The column of each field; null where no column has it. */
export type FieldColumns = Readonly<Record<PageField, number | null>>

/** The names by which importers know the field's column, the one to show first. */
export const fieldNames: Readonly<Record<PageField, readonly string[]>> = {
  title: ['title', 'post_title', 'titulo', 'post title', 'name', 'nombre', 'h1'],
  slug: [
    'slug',
    'post_name',
    'post name',
    'permalink',
    'url',
    'direccion',
    'enlace',
    'handle',
    'link',
    'loc',
  ],
  description: ['description', 'meta_description', 'meta description', 'descripcion', 'excerpt', 'extracto'],
  content: [
    'content',
    'post_content',
    'contenido',
    'post content',
    'body',
    'texto',
    'html',
    'content:encoded',
  ],
  categories: ['category', 'categories', 'post_category', 'categoria', 'categorias'],
  tags: ['tags', 'tag', 'post_tag', 'etiquetas', 'etiqueta'],
}

/** The fields' columns as their names tell; the first column is the title where none is called so. */
export function suggestFields(header: readonly string[]): FieldColumns {
  const folded = header.map(foldName)
  const columnOf = (field: PageField) => {
    const at = folded.findIndex((name) => fieldNames[field].includes(name))
    return at === -1 ? null : at
  }
  return {
    title: columnOf('title') ?? 0,
    slug: columnOf('slug'),
    description: columnOf('description'),
    content: columnOf('content'),
    categories: columnOf('categories'),
    tags: columnOf('tags'),
  }
}
