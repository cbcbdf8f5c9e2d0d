import { addressOf, fileLinkAddress } from '@aurelio/page'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import { pathAt } from '../../../platform/http/hosts.ts'
import type { Call, PlainRoute } from '../../../platform/http/plain-routes.ts'
import { type publicOrigins, standElsewhere } from '../../../platform/http/public-origins.ts'
import { endedLink } from '../downloads/routes.ts'
import type { LeadFiles } from '../files/service.ts'
import { fileFieldsOf } from '../validate.ts'
import { bodyBytes, given, missing, seeOther, tooLarge, tooMany, unsupported } from './answers.ts'
import { bodyOf, enteredIn, isMultipart, isUrlEncoded } from './entered.ts'
import { formRequest } from './form-request.ts'
import { redisplayPage, placeOf, type PublishedPage } from './redisplay.ts'
import { takeForm, type TakingParts } from './taking.ts'

/** With files; each of them has a limit of its own. */
const multipartBytes = 32 * 1024 * 1024

type Parts = TakingParts & {
  files: LeadFiles
  clientAddress: AddressOf
  origins: ReturnType<typeof publicOrigins>
}

/**
 * Takes the form of a published page: a person's browser is led back to the page with its confirmation (303), a
 * program (`Accept: application/json`) gets 201 or a problem. Neither origin nor cookie matters: anybody may write.
 * `directSubmission` takes those that come without files to a page that is in memory.
 */
export function submissionRoutes(parts: Parts): PlainRoute[] {
  const hotLanguage = (c: Call) => parts.hotPage(c.env.site?.id ?? '', slugIn(c))?.language
  const route: Omit<PlainRoute, 'path'> = {
    method: 'POST',
    body: { bytes: bodyBytes, multipartBytes, refuse: (c) => tooLarge(requestOf(c), hotLanguage(c)) },
    async answer(c) {
      const request = requestOf(c)
      const page = await parts.findPage(c.env.site?.id ?? '', slugIn(c), queryOf(c))
      if (!page) return missing(request, parts)
      const address = parts.clientAddress(c)
      const fileFields = () => fileFieldsOf(page.document.read().document)
      if (isMultipart(c.req.header('content-type') ?? '') && fileFields().size > 0) {
        const seconds = await parts.files.wait(page.pageId, address)
        if (seconds > 0)
          return tooMany(request, parts, page, { kind: 'too-many', formId: '', values: {}, seconds })
      }
      const { files } = parts
      const received = await bodyOf(c, fileFields, {
        take: (...sent) => files.take(page, ...sent),
        discard: (ids) => files.discard(ids),
      })
      if (received === 'unreadable') return unsupported(request, page)
      if (received === 'too-large') return tooLarge(request, page.language)
      return takeForm(parts, { request, page, address, received })
    },
  }
  const places = [':slug', ':slug/:item', ':slug/:item/:last']
  return [route, givingRoute(parts)].flatMap((each) =>
    places.flatMap((place): PlainRoute[] => [
      { ...each, path: addressOf(place).leads },
      { ...each, at: 'sites', path: addressOf(place, 'own').leads },
    ]),
  )
}

/** Takes a form of what is no page of the builder, and asks for no files: whoever serves it says what it stands on. */
export function takeElsewhere(parts: TakingParts & Pick<Parts, 'clientAddress'>) {
  return async (c: Call, page: PublishedPage): Promise<Response> => {
    const request = requestOf(c)
    if (!isUrlEncoded(c.req.header('content-type') ?? '')) return unsupported(request, page)
    const received = { entered: enteredIn(await c.req.text()), files: [] }
    return takeForm(parts, { request, page, address: parts.clientAddress(c), received })
  }
}

/** The page of a form that gives a file, for who has just sent it. */
function givingRoute(parts: Parts): Omit<PlainRoute, 'path'> {
  return {
    method: 'GET',
    async answer(c) {
      if (!c.env.site && standElsewhere(parts.origins, c.req.header('host'))) {
        const { pathname, search } = new URL(c.req.url)
        return seeOther(parts.origins.shared + pathname + search)
      }
      const request = requestOf(c)
      const page = await parts.findPage(c.env.site?.id ?? '', slugIn(c), queryOf(c))
      if (!page) return missing(request, parts)
      const token = c.req.query(given.file) ?? ''
      const linked = parts.links.read(token)
      if (!linked || linked.isOver)
        return endedLink({ kind: linked ? 'over' : 'gone', page: page.address.page })
      const download = { fileId: linked.fileId, address: fileLinkAddress(token) }
      return redisplayPage(parts, placeOf(request, page, c.req.query(given.form)), { download }, 200)
    },
  }
}

/** The last part of the address of the page that a form stands on; of an item's page the last two, and its language. */
function slugIn(c: Call): string {
  const { slug, item, last } = c.req.param()
  const path = [slug, item, last].filter((part) => part !== undefined).join('/')
  return c.env.site ? pathAt(c.env.site, path) : path
}

/** What is asked of a list of that page; a form that stands alone comes from none. */
function queryOf(c: Call): string {
  return requestOf(c).isAlone ? '' : new URL(c.req.url).search.slice(1)
}

function requestOf(c: Call) {
  return formRequest(c.get('requestId'), c.env.incoming)
}
