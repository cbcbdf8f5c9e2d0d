import type { SignedProof } from '@aurelio/proofs/check'
import { noticePage } from '../../platform/http/notice-page.ts'
import type { Call, PlainRoute } from '../../platform/http/plain-routes.ts'
import type { ProofKeys } from './keys.ts'
import { proofPage } from './page/page.ts'
import { proofAddress, type ProofService } from './service.ts'

const tokenPattern = /^[\w-]{8,64}$/
/** Anybody may read what is public, also a page in a sandbox. */
const forAnybody = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' }

export function proofRoutes(proofs: ProofService, keys: ProofKeys): PlainRoute[] {
  const shown = async (c: Call, show: (found: Found) => Response) => {
    const token = c.req.param('token') ?? ''
    const found = tokenPattern.test(token) ? await proofs.find(token) : undefined
    return found ? show(found) : missing()
  }
  const page = (c: Call) =>
    shown(c, ({ document, signature, publicKey }) => {
      const proof: SignedProof = JSON.parse(document)
      return proofPage(proof, { document, signature, key: publicKey })
    })
  const data = (c: Call) =>
    shown(c, ({ document, signature, publicKey }) =>
      Response.json(
        { document, signature, key: publicKey },
        { headers: { ...forAnybody, 'content-disposition': 'attachment; filename="proof.json"' } },
      ),
    )
  const published = async () =>
    Response.json(await keys.published(), { headers: { ...forAnybody, 'cache-control': 'no-cache' } })
  const address = proofAddress(':token')
  return [undefined, 'sites' as const].flatMap((at) =>
    [
      { path: address, answer: page },
      { path: `${address}/data.json`, answer: data },
      { path: '/.well-known/aurelio-keys', answer: published },
    ].map((route) => ({ method: 'GET' as const, ...(at && { at }), ...route })),
  )
}

type Found = { document: string; signature: string; publicKey: string }

function missing(): Response {
  return noticePage(
    404,
    'Aquí no hay nada que comprobar',
    'Puede que la dirección tenga una errata, o que lo publicado se retirara con su espacio de trabajo.',
  )
}
