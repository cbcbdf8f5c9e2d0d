import type { Attribution, ReferrerKind } from '@aurelio/contracts/leads'
import type { HiddenSource } from '@aurelio/page'
import type { PublicClaims } from '../../platform/public-token/public-token.ts'

/** What is known of the visit in which a form was sent. */
export type Visit = {
  /** What its token says; null where it has none that is good. */
  claims: PublicClaims | null
  /** As it came; '' for none. */
  token: string
  /** Whether a browser led somebody there. Only those say so, and only of what a person navigates. */
  isBrowser: boolean
}

export function secondsOf({ claims }: Visit): number | null {
  return claims && Math.floor(Date.now() / 1000) - claims.issued
}

/** What is kept of it with the lead: to the hour, for nothing more is needed to know what worked. */
export function attributionOf({ claims }: Visit): Attribution | null {
  if (!claims) return null
  const { publicationId, referrer, referrerAddress, campaign, issued } = claims
  const visitedAt = new Date(issued * 1000)
  visitedAt.setUTCMinutes(0, 0, 0)
  return { publicationId, referrer, referrerAddress, campaign, visitedAt: visitedAt.toISOString() }
}

/** What led somebody to a page, as the team reads it. */
export const referrerNames: Record<ReferrerKind, string> = {
  direct: 'Directo',
  search: 'Buscador',
  social: 'Red social',
  assistant: 'Asistente de IA',
  mail: 'Correo',
  site: 'Otra página del sitio',
  other: 'Otra web',
}

/** What a hidden field carries of a visit; '' where nothing is known of it. */
export function carriedOf(source: HiddenSource, { claims }: Visit, address: string): string {
  if (source === 'address') return address
  if (source === 'referrer') return claims ? referrerNames[claims.referrer] : ''
  if (source === 'referrerAddress') return claims?.referrerAddress ?? ''
  const { source: from = '', medium = '', name = '', term = '', content = '' } = claims?.campaign ?? {}
  return { source: from, medium, campaign: name, term, content }[source]
}
