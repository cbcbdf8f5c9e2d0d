import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import { goalAddress } from '@aurelio/page'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import { cutText } from '../../../platform/cut-text.ts'
import type { PlainRoute } from '../../../platform/http/plain-routes.ts'
import { type Beacons, type Shown, type SourceIn } from './beacons.ts'
import type { Happened } from './waiting.ts'

/** Of what is counted as one goal; the rest of a longer address is left out. */
const longestGoal = 180

/** Addresses of links that are goals: each names its page and where it leads, and nobody but us can make one. */
export function goalLinks(secret: string, tokens: Beacons) {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'aurelio visit-goal', 32)))
  const macOf = (token: string, target: string) =>
    createHmac('sha256', key).update(`${token}\n${target}`).digest('base64url').slice(0, 20)
  return {
    addressOf(shown: Shown, target: string): string {
      const token = tokens.sign(shown)
      return `${goalAddress}?to=${encodeURIComponent(target)}&p=${token}&s=${macOf(token, target)}`
    },
    /** Null for one that was not made here. */
    read(query: URLSearchParams): { shown: Shown; target: string } | null {
      const [target, token, mac] = ['to', 'p', 's'].map((name) => query.get(name) ?? '')
      if (!target || !token) return null
      const [given, expected] = [Buffer.from(mac ?? ''), Buffer.from(macOf(token, target))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      const shown = tokens.read(token)
      return shown && { shown, target }
    },
  }
}
type GoalLinks = ReturnType<typeof goalLinks>

type Parts = {
  links: Pick<GoalLinks, 'read'>
  clientAddress: AddressOf
  sourceIn: SourceIn
  take: (happened: Happened) => void
}

/** What leads to another page of the installation, and can carry on what led somebody to this one. */
const ownPage = /^\/[a-z0-9/-]*$/

/** Counts the click, and leads where the link says: to a page, a file, a telephone, a message. */
export function goalRoute({ links, clientAddress, sourceIn, take }: Parts): PlainRoute {
  return {
    method: 'GET',
    path: goalAddress,
    answer(c) {
      const { search, searchParams } = new URL(c.req.url)
      const read = links.read(searchParams)
      if (!read) return unknownLink()
      const { shown, target } = read
      const { headers } = c.env.incoming
      const { referer, host } = headers
      take({
        ...shown,
        kind: 'goal',
        target: cutText(target, longestGoal),
        source: sourceIn(shown.siteId, { referer, host, query: search.slice(1) }),
        headers,
        address: clientAddress(c),
        at: Date.now(),
      })
      const carried = searchParams.get('_v')
      const location =
        carried !== null && ownPage.test(target) ? `${target}?_v=${encodeURIComponent(carried)}` : target
      return new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'no-store', 'content-length': '0' },
      })
    },
  }
}

function unknownLink(): Response {
  return noticePage(
    404,
    'Este enlace no lleva a ninguna parte',
    'Vuelve a la página en la que estabas y prueba otra vez.',
  )
}
