import { z } from 'zod'

const keptHostSchema = z.object({
  /** Where its pages stand; null where they stand below its code. */
  host: z.string().nullable(),
  /** The host that was asked for and is not proven yet. */
  claim: z.string().nullable(),
  /** Whether a DNS record proves the host, which is looked for again; and since when that is not found. */
  byRecord: z.boolean(),
  missingSince: z.string().nullable(),
})
export type KeptLanguageHost = z.infer<typeof keptHostSchema>
export type KeptLanguageHosts = Readonly<Record<string, KeptLanguageHost>>

const keptHostsSchema = z.record(z.string(), keptHostSchema)

/** The hosts that languages of a site ask for and have, by their codes, as a database keeps them. */
export function readLanguageHosts(text: string | null): KeptLanguageHosts {
  return text === null || text === '{}' ? {} : keptHostsSchema.parse(JSON.parse(text))
}

/** A site, as far as it says at which hosts it stands. */
type Standing = { host: string | null; languageHosts: string | null }

/** The host at which a language of a site stands alone; null where it stands below its code. A site without a host has none. */
export function languageHostOf({ host, languageHosts }: Standing, language: string): string | null {
  return host === null ? null : (readLanguageHosts(languageHosts)[language]?.host ?? null)
}

/** The languages of a site that stand at hosts of their own, and where. */
export function languageHostsOf({ host, languageHosts }: Standing): ReadonlyMap<string, string> {
  if (host === null) return new Map()
  return new Map(
    Object.entries(readLanguageHosts(languageHosts)).flatMap(([code, { host: own }]) =>
      own === null ? [] : [[code, own] as const],
    ),
  )
}
