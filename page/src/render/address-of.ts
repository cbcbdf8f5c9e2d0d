/** Where everything stands that visitors may see without an account; no address of the app begins so. */
const publicRoot = '/p'
type PublicRoot = typeof publicRoot

export type PageAddress<Slug extends string = string> = {
  /** The page itself. */
  page: `${PublicRoot}/${Slug}`
  /** Where its forms post. */
  leads: `${PublicRoot}/${Slug}/leads`
}

/**
 * Where a published page lives, without host; nobody else knows. `slug` is made of small letters, digits and hyphens.
 * A router's pattern (`:slug`) gives the pattern of the address.
 */
export function addressOf<Slug extends string>(slug: Slug): PageAddress<Slug> {
  const page = `${publicRoot}/${slug}` as const
  return { page, leads: `${page}/leads` }
}

/** Where anybody can see the file of a picture, without host. */
export function pictureAddress<File extends string>(file: File): `${PublicRoot}/_pictures/${File}` {
  return `${publicRoot}/_pictures/${file}`
}
