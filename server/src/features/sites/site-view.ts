import { originOfSite, type PublicOrigins } from '@aurelio/page'
import { readLanguageHosts } from '@aurelio/contracts/language-hosts'
import {
  languageCodesSchema,
  type LanguageHost,
  menuEntrySchema,
  readBusiness,
  readLegalPages,
  type Site,
  type SiteDetail,
  siteSettingsSchema,
  translatedLanguageSchema,
} from '@aurelio/contracts/sites'
import { z } from 'zod'
import type { SiteRow } from '../../platform/database/tables/sites.ts'
import { hostLostAt } from './hosts/host-grace.ts'
import { proofName, proofValue } from './hosts/host-proof.ts'

type Row = SiteRow & { pages: number | null }

/** A site as it stands in a list. */
export function toSite({ id, name, isDefault, host, claim, pages }: Row, origins: PublicOrigins): Site {
  const url = originOfSite(origins, host)
  return { id, name, isDefault: isDefault === 1, host, claim, url, pages: pages ?? 0 }
}

/** A site with its settings, and the record that would prove the host that it asks for. */
export function toDetail(row: Row, origins: PublicOrigins): SiteDetail {
  const { language, homePageId, notFoundPageId, icon, securityContact, host, hostProof, hostMissingSince } =
    row
  const unproven = row.claim ?? (hostMissingSince === null ? null : host)
  return {
    ...toSite(row, origins),
    language: siteSettingsSchema.shape.language.parse(language),
    languages: siteSettingsSchema.shape.languages.parse(JSON.parse(row.languages)),
    languageHosts: languageHostsIn(row),
    homePageId,
    notFoundPageId,
    icon,
    securityContact,
    menu: z.array(menuEntrySchema).parse(JSON.parse(row.menu)),
    business: readBusiness(row.business),
    verification: siteSettingsSchema.shape.verification.parse(JSON.parse(row.verification)),
    legalPages: readLegalPages(row.legal),
    hostLostAt: hostMissingSince === null ? null : hostLostAt(hostMissingSince),
    proof: unproven === null ? null : { name: proofName(unproven), value: proofValue(hostProof) },
  }
}

/** The hosts of its languages, and the record that would prove each. */
function languageHostsIn({ languageHosts, hostProof }: SiteRow): LanguageHost[] {
  return Object.entries(readLanguageHosts(languageHosts)).map(([code, { host, claim, missingSince }]) => {
    const unproven = claim ?? (missingSince === null ? null : host)
    return {
      language: translatedLanguageSchema.parse(code),
      host,
      claim,
      hostLostAt: missingSince === null ? null : hostLostAt(missingSince),
      proof: unproven === null ? null : { name: proofName(unproven), value: proofValue(hostProof) },
    }
  })
}

/** What its pages may be translated into. */
export function othersOf({ language, languages }: Pick<SiteRow, 'language' | 'languages'>): string[] {
  return languageCodesSchema.parse(JSON.parse(languages)).filter((code) => code !== language)
}
