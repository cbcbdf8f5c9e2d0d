import { isIP } from 'node:net'

/** A site at a host of its own, as visitors are answered there. */
export type HostedSite = {
  id: string
  host: string
  /** The language whose host it is, and the host of the site itself. */
  language: string | null
  mainHost: string
  /** Languages that stand at hosts of their own, and where. */
  languageHosts: ReadonlyMap<string, string>
  /** Last parts of the addresses of its published home page, and of its page for what is not there. */
  homeSlug: string | null
  notFoundSlug: string | null
  icon: string
  securityContact: string
}

/** What an address below the root of a host is below that of its site: at the host of a language all stands below its code. */
export function pathAt({ language }: Pick<HostedSite, 'language'>, path: string): string {
  if (language === null) return path
  return path === '' ? language : `${language}/${path}`
}

/** Where an address of a site leads that has moved to the host of its language; undefined where it stands. */
export function movedToLanguage({ language, languageHosts }: HostedSite, path: string) {
  if (language !== null || languageHosts.size === 0) return undefined
  const [code = ''] = path.split('/', 1)
  const host = languageHosts.get(code)
  return host === undefined ? undefined : { host, path: path.slice(code.length) || '/' }
}

/** Who answers at a host. */
export type Hosted =
  | { kind: 'dashboard' }
  /** Where the pages of all sites without a host of their own stand, apart from the dashboard. */
  | { kind: 'shared' }
  | { kind: 'site'; site: HostedSite }
  | { kind: 'unclaimed' }

export type Hosts = {
  /** From memory, and known to be so; undefined where `find` has to be asked. */
  known: (header: string | undefined) => Hosted | undefined
  find: (header: string | undefined) => Promise<Hosted>
}

/** The host of a `Host` header in small letters, without port; empty where there is none. */
export function hostOf(header: string | undefined): string {
  return (header ?? '').toLowerCase().replace(/:\d*$/, '')
}

/** Names that only machines of a network of one's own have. */
const localName = /^[^.]*$|\.(?:local|lan|internal|intranet|home|corp|home\.arpa)$/

/**
 * Whether the dashboard answers at a host whatever its address is set to: at an IP address and a name of the local
 * network. No site can have one of those, and no page on the web can lead a browser to one under its own name.
 */
export function isLocal(host: string): boolean {
  return localName.test(host) || isIP(host.replaceAll(/^\[|\]$/g, '')) !== 0
}
