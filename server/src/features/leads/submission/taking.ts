import { tokenField } from '@aurelio/page'
import type { PublicTokens } from '../../../platform/public-token/public-token.ts'
import type { leadService } from '../service.ts'
import { answer, type AnswerParts } from './answers.ts'
import type { Received } from './entered.ts'
import type { SentForms } from './heard.ts'
import type { FormRequest } from './form-request.ts'
import { placeOf, type PublishedPage } from './redisplay.ts'

export type TakingParts = AnswerParts & {
  leads: ReturnType<typeof leadService>
  tokens: Pick<PublicTokens, 'read'>
  sent: Pick<SentForms, 'tell'>
}

/** Of a form without a token: nothing is known of what led there. */
const unknown = { referrer: 'direct', referrerAddress: '', campaign: null } as const

/** A form that was read from its request. */
export type Sent = {
  request: FormRequest
  page: PublishedPage
  /** The client's. */
  address: string
  received: Received
}

/** Hands a form of a published page to the service, and answers with what has become of it. */
export async function takeForm(parts: TakingParts, { request, page: live, address, received }: Sent) {
  const token = received.entered.get(tokenField)?.at(-1) ?? ''
  const from = (await live.placeOfToken?.(token)) ?? null
  const claims = from?.claims ?? parts.tokens.read(token, live)
  const page = live.variants.get(claims?.variant ?? 'A') ?? live
  const visit = {
    claims,
    token,
    isBrowser: request.headers['sec-fetch-mode'] === 'navigate',
  }
  const outcome = await parts.leads.submit({ page, address, visit, ...received })
  const isTaken = outcome.kind === 'accepted' && !outcome.isSpam
  if (isTaken) await live.onTaken?.({ claims, pageId: from?.pageId ?? null })
  // What is no page of the builder counts for itself, unless it stands on one.
  if (isTaken && (from || page.standsAs === undefined)) {
    const { workspaceId, siteId, pageId } = from ?? page
    const source = claims ?? unknown
    const nonce = claims?.nonce ?? null
    const shown = {
      variant: claims?.variant ?? 'A',
      publicationId: claims?.publicationId ?? '',
      shownAt: claims ? claims.issued * 1000 : null,
    }
    const seen = { workspaceId, siteId, pageId, nonce, ...shown, source, headers: request.headers, address }
    parts.sent.tell({ leadId: outcome.id, visit: seen })
  }
  const place = placeOf(request, page, received.entered.get('formId')?.at(-1))
  const { along } = page
  const leadAlong = (to: string) => (along && !place.isFramed ? along(to, claims ?? unknown) : to)
  return answer(request, parts, { ...place, token, leadAlong }, outcome)
}
