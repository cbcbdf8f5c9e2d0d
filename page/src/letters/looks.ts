import { defaultTheme, type Theme } from '../theme/default-theme.ts'
import { tokenValues } from '../theme/token-values.ts'
import { safeLink, safeSource } from '../values/url.ts'
import type { ReaderSegments } from './block-readers.ts'
import type { ReaderValues } from './values.ts'
import { withValues } from './values.ts'

/** What everything in a letter is drawn with. */
export type LetterLooks = {
  /** Of which segments the reader is. */
  segments: ReaderSegments
  theme: Theme
  /** A value of CSS as mail programs know it: a token of the kit is what it stands for. */
  value: (css: string) => string
  filled: (text: string) => string
  /** Where a link leads; '' for what leads nowhere out of a letter. */
  address: (link: string) => string
  /** A picture's whole address; '' for what mail cannot show. */
  picture: (source: string) => string
}

export type LookParts = {
  theme: Theme | null
  values: ReaderValues
  /** Of which segments the reader is: blocks for others are left out. */
  segments: ReaderSegments
  /** What a link becomes before it is sent: counted, or with a campaign; absolute. */
  linkOf: (address: string) => string
  /** Where the installation is: pictures of its own get whole addresses. */
  origin: string
}

/** A value of the kit as an element's props say it, and as its styles do, with what holds where the kit has none. */
const token = /token:([a-z][a-z0-9-]*)(?:\/\d+)?/g
const variable = /var\(--token-([a-z][a-z0-9-]*)(?:,\s*([^()]*))?\)/g

export function letterLooks({ theme, values, segments, linkOf, origin }: LookParts): LetterLooks {
  const kit = theme ?? defaultTheme
  const tokens = new Map(Object.entries(tokenValues(kit)))
  return {
    theme: kit,
    segments,
    value: (css) =>
      css
        .replaceAll(token, (_, name: string) => tokens.get(name) ?? 'inherit')
        .replaceAll(
          variable,
          (_, name: string, fallback: string | undefined) => tokens.get(name) ?? fallback ?? 'inherit',
        ),
    filled: (text) => withValues(text, values),
    address(link) {
      const safe = safeLink(link)
      return safe === undefined || safe.startsWith('#') || safe === '' ? '' : linkOf(whole(safe, origin))
    },
    picture(source) {
      const safe = safeSource(source)
      return safe === undefined || safe === '' || safe.startsWith('data:') ? '' : whole(safe, origin)
    },
  }
}

function whole(address: string, origin: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? origin + address : address
}
