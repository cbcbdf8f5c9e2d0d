import { languageHostsOf } from '@aurelio/contracts/language-hosts'
import type { PublicOrigins } from '@aurelio/page'
import type { HostedSite } from '../../../platform/http/hosts.ts'
import type { Visited } from './carried.ts'

type Site = { host: string | null; languageHosts: string | null }

/** Where a site stands whose languages have hosts of their own; none where all of it is at one. */
export function originsOfSite(origins: PublicOrigins, { host, languageHosts }: Site): readonly string[] {
  const others = [...languageHostsOf({ host, languageHosts }).values()]
  return host === null || others.length === 0 ? [] : [host, ...others].map(origins.ofHost)
}

/** The same of a site at whose host somebody asks. */
export function originsAt(
  origins: PublicOrigins,
  { mainHost, languageHosts }: HostedSite,
): readonly string[] {
  return languageHosts.size === 0 ? [] : [mainHost, ...languageHosts.values()].map(origins.ofHost)
}

/** A visit as it came from within its site, where it did from another host of it. */
export function withinSite(visited: Visited, origins: readonly string[]): Visited {
  const from = origins.find((each) => visited.referer?.startsWith(`${each}/`))
  return from === undefined ? visited : { ...visited, host: new URL(from).host }
}
