import { isIP } from 'node:net'

/** A site at a host of its own, as visitors are answered there. */
export type HostedSite = {
  id: string
  host: string
  /** Last parts of the addresses of its published home page, and of its page for what is not there. */
  homeSlug: string | null
  notFoundSlug: string | null
  icon: string
  securityContact: string
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
