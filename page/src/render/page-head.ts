import { z } from 'zod'
import type { PageHead } from './html-document.ts'

/** What a person settled for a page; an empty text stands for nothing. */
type Settled = {
  description: string
  image: string
  icon: string
  language: string
  indexed: boolean
  canonical: string
  areaServed: string
}

/** What its site settled for all of them, where it stands in one. */
type OfSite = { language: string | null; icon: string | null; verification: string | null }

/** The tag that each service looks for. */
const verificationTags = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
}
const verifiers = ['google', 'bing', 'yandex', 'pinterest', 'facebook'] as const
const codesSchema = z.partialRecord(z.enum(verifiers), z.string())

/**
 * The head of a page that stands at `url`, a whole address, and of its site; pictures of the product get the same origin.
 */
export function headOf(
  { description, image, icon: ownIcon, language: own, indexed, canonical, areaServed }: Settled,
  url: string,
  site: OfSite,
): PageHead {
  const language = own || site.language
  const icon = ownIcon || site.icon
  return {
    indexed,
    ...(language && { language }),
    ...(icon && { icon }),
    ...(description && { description }),
    ...(image && { image: new URL(image, url).href }),
    ...((canonical || description || image || areaServed) && { canonical: canonical || url }),
    ...(areaServed && { areaServed }),
    verification: verificationOf(site.verification),
  }
}

function verificationOf(text: string | null): Record<string, string> {
  const codes = codesSchema.safeParse(JSON.parse(text ?? '{}')).data ?? {}
  return Object.fromEntries(
    verifiers.flatMap((each) => (codes[each] ? [[verificationTags[each], codes[each]]] : [])),
  )
}
