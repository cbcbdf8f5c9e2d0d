import { open, type Call, type PlainRoute } from '../../../platform/http/plain-routes.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import type { PeopleStore } from '../people/store.ts'
import { gonePage } from '../public/page.ts'
import { campaignOf } from '../letter-campaigns.ts'
import { letterDrawings } from './letter-drawings.ts'
import type { LiveTextsOf } from './letter-said.ts'
import { type DrawParts, readArchived } from './draw.ts'
import { withCampaign } from './links.ts'
import type { LetterStore } from './store.ts'

type Parts = DrawParts & {
  letters: SignedIds
  store: LetterStore
  subscribers: PeopleStore
  liveTextsOf: LiveTextsOf
}

/** What looks through letters before a person does: its arrivals are nobody's. */
const scanner =
  /bot|crawl|spider|preview|scan|proofpoint|mimecast|barracuda|safelinks|curl|wget|python|headless/i

/** Letters in the browser, for anybody who has the link, and the way on from their links. */
export function letterPublicRoutes(parts: Parts): PlainRoute[] {
  const { letters, store, subscribers } = parts

  async function find(c: Call) {
    const token = letters.read(c.req.param('token') ?? '')
    const read = token === null ? null : readArchived(token)
    const letter = read ? await store.findAny(read.id) : undefined
    return read && letter && letter.state !== 'draft' ? { ...read, letter } : undefined
  }

  return [
    {
      method: 'GET',
      path: '/m/:token',
      answer: open(async (c) => {
        const found = await find(c)
        if (!found) return gonePage(c.req.header('accept-language'))
        const { letter, isIn, language } = found
        const list = letter.listId === null ? undefined : await subscribers.listById(letter.listId)
        const texts = language === '' ? new Map() : await parts.liveTextsOf(letter.id)
        const drawing = (await letterDrawings(parts, letter, list?.name ?? '', texts)).of(language)
        const segments = new Set(drawing.segments.filter((_, position) => isIn(position)))
        const { html } = drawing.draw(null, (address) => address, { segments })
        return new Response(html, {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            // Everything in a letter is inline, and nothing in it runs.
            'content-security-policy':
              "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
            'x-content-type-options': 'nosniff',
            'x-robots-tag': 'noindex',
            'referrer-policy': 'no-referrer',
          },
        })
      }),
    },
    {
      method: 'GET',
      path: '/m/:token/:position',
      answer: open(async (c) => {
        const letter = (await find(c))?.letter
        const [, place, second] = /^(\d{1,5})(b?)$/.exec(c.req.param('position') ?? '') ?? []
        const position = Number(place)
        const isSecond = second === 'b'
        const link = letter && (await store.links([letter.id])).find((one) => one.position === position)
        if (!letter || !link) return gonePage(c.req.header('accept-language'))
        const agent = c.req.header('user-agent') ?? ''
        if (agent !== '' && !scanner.test(agent)) await store.countClick(letter.id, position, isSecond)
        return new Response(null, {
          status: 303,
          headers: {
            location: withCampaign(link.address, campaignOf(letter, isSecond ? 'b' : '')),
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
          },
        })
      }),
    },
  ]
}
