import type { PublicOrigins } from '@aurelio/page'
import { shortNameSchema } from '@aurelio/contracts/campaign-links'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import type { Call, PlainRoute } from '../../../platform/http/plain-routes.ts'
import { standElsewhere } from '../../../platform/http/public-origins.ts'
import type { Source } from '../counting/profile.ts'
import type { Happened } from '../counting/waiting.ts'
import { shortRoot } from './address.ts'
import type { CampaignLinks } from './service.ts'

type Parts = {
  links: Pick<CampaignLinks, 'leading'>
  origins: PublicOrigins
  clientAddress: AddressOf
  take: (happened: Happened) => void
}

/** Short addresses: each counts who opens it, and leads on. */
export function shortRoutes({ links, origins, clientAddress, take }: Parts): PlainRoute[] {
  async function lead(c: Call, root: string): Promise<Response> {
    const name = shortNameSchema.safeParse((c.req.param('name') ?? '').toLowerCase()).data
    const found = name === undefined ? undefined : await links.leading(root, name)
    if (!found) return missing()
    const { row, address } = found
    if (row.endedAt !== null) return ended()
    take({
      kind: 'click',
      workspaceId: row.workspaceId,
      siteId: root,
      pageId: '',
      linkId: row.id,
      variant: '',
      publicationId: '',
      source: unknown,
      headers: c.env.incoming.headers,
      address: clientAddress(c),
      at: Date.now(),
    })
    return ledTo(address)
  }

  const path = `${shortRoot}:name`
  return [
    {
      method: 'GET',
      path,
      answer: (c) =>
        standElsewhere(origins, c.req.header('host'))
          ? ledTo(origins.shared + new URL(c.req.url).pathname)
          : lead(c, ''),
    },
    {
      method: 'GET',
      at: 'sites',
      path,
      answer: (c) => (c.env.site ? lead(c, c.env.site.id) : missing()),
    },
  ]
}

const unknown: Source = { referrer: 'direct', referrerAddress: '', campaign: null }

/** No cache keeps it: every visit is to be counted, and where it leads may change. */
function ledTo(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'content-length': '0' },
  })
}

function missing(): Response {
  return noticePage(
    404,
    'Este enlace no existe',
    'Puede que la dirección tenga una errata. Compruébala o pregunta a quien te la dio.',
  )
}

function ended(): Response {
  return noticePage(
    410,
    'Este enlace ha terminado',
    'La campaña a la que llevaba ya no está en marcha. Si buscabas algo concreto, pregunta a quien te dio el enlace.',
  )
}
