/** Where everything stands that visitors may see without an account; no address of the app begins so. */
const publicRoot = '/p'

export type PageAddress = {
  /** The page itself. */
  page: string
  /** Where its forms post. */
  leads: string
}

/** What a page's address stands under: /p/, the root of its site's own host, or it is that root itself. */
export type Standing = 'shared' | 'own' | 'home'

/**
 * Where a published page lives, without host; nobody else knows. `slug` is made of small letters, digits and hyphens.
 * A router's pattern (`:slug`) gives the pattern of the address.
 */
export function addressOf(slug: string, standing: Standing = 'shared'): PageAddress {
  const named = standing === 'shared' ? `${publicRoot}/${slug}` : `/${slug}`
  return { page: standing === 'home' ? '/' : named, leads: `${named}/leads` }
}

/** Where anybody can see the file of a picture, without host. */
export function pictureAddress<File extends string>(file: File): `${typeof publicRoot}/_pictures/${File}` {
  return `${publicRoot}/_pictures/${file}`
}

/** Where anybody can play the file of a film or a sound, without host. */
export function mediaAddress<File extends string>(file: File): `${typeof publicRoot}/_media/${File}` {
  return `${publicRoot}/_media/${file}`
}

/** Where a film of the player has its page, what its form posts to, and where it tells how far it is seen; without host. */
export function filmAddress(address: string): PageAddress & { seen: string } {
  const page = `${publicRoot}/_v/${address}`
  return { page, leads: `${page}/leads`, seen: `${page}/seen` }
}

/** Where a quiz has its page, which its steps post to; without host. */
export function quizAddress<Address extends string>(address: Address): `/q/${Address}` {
  return `/q/${address}`
}

/** Where anybody can load a file that was made of a film, without host. */
export function filmFileAddress(version: string, file: string): string {
  return `${publicRoot}/_films/${version}/${file}`
}

/** Where anybody gets the file of a family, without host. */
export function fontAddress<File extends string>(file: File): `${typeof publicRoot}/_fonts/${File}` {
  return `${publicRoot}/_fonts/${file}`
}

/** Where whoever has a link to a file gets it, without host. */
export function fileLinkAddress<Token extends string>(token: Token): `${typeof publicRoot}/_files/${Token}` {
  return `${publicRoot}/_files/${token}`
}

/** Where published pages stand on the web. */
export type PublicOrigins = {
  /** The origin of pages under /p/. */
  shared: string
  /** That of a site's own host. */
  ofHost: (host: string) => string
  /** Whether pages under /p/ share their origin with the dashboard. */
  isDashboards: boolean
}

/** A page's place: at the host of its site, as its home or not, or under /p/. */
export type Place = { host: string | null; slug: string; isHome: boolean }

/** Where a page stands, without host and whole. */
export function standsAt(
  origins: PublicOrigins,
  { host, slug, isHome }: Place,
): PageAddress & { url: string } {
  const address = addressOf(slug, host === null ? 'shared' : isHome ? 'home' : 'own')
  return { ...address, url: (host === null ? origins.shared : origins.ofHost(host)) + address.page }
}

/** A page in another language, `path` below its root (`en/prices`). `ownHost`: the host of that language, where it has one. */
type TranslatedPlace = Omit<Place, 'slug'> & { ownHost: string | null; language: string; path: string }

/**
 * Where a page stands in another language: at the host of that language as the page itself does at its own, else below the
 * code, the home page of a host at `/en`.
 */
export function translationStandsAt(
  origins: PublicOrigins,
  { host, ownHost, language, path, isHome }: TranslatedPlace,
): PageAddress & { url: string } {
  if (ownHost !== null)
    return standsAt(origins, { host: ownHost, slug: path.slice(language.length + 1), isHome })
  const slug = isHome && host !== null ? language : path
  return standsAt(origins, { host, slug, isHome: false })
}

/** How what stands at one address leads to a page: by its path where both are at one origin. */
export function ledTo({ page, url }: { page: string; url: string }, from: string): string {
  return new URL(url).origin === new URL(from).origin ? page : url
}

/** What every address of a site's pages begins with. */
export function originOfSite(origins: PublicOrigins, host: string | null): string {
  return host === null ? origins.shared + publicRoot : origins.ofHost(host)
}
