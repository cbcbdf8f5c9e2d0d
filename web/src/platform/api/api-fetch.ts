import { takeFirstAnswer } from './first-answers.ts'
import { noticeOwnChange } from './own-changes.ts'
import { tab } from './tab.ts'
import { noticeUnauthorized } from './unauthorized.ts'

/**
 * A request to the product's own API, as every one of them goes out. One that may change something names the tab, and
 * its answer is heard where a session has ended or rows have changed, so that no screen asks again by hand. Rejects as
 * `fetch` does.
 */
export async function apiFetch(input: Request | string, init: RequestInit = {}): Promise<Response> {
  const request = typeof input === 'string' ? undefined : input
  const isReading = (init.method ?? request?.method ?? 'GET') === 'GET'
  const headers = new Headers(init.headers ?? request?.headers)
  if (!isReading) headers.set('x-aurelio-tab', tab)
  try {
    const first = isReading && request ? await takeFirstAnswer(request) : undefined
    const response = first ?? (await fetch(input, { ...init, headers }))
    noticeUnauthorized(response.status)
    if (!isReading) noticeChange(response)
    return response
  } catch (error) {
    const isBrokenOff = (init.signal ?? request?.signal)?.aborted ?? false
    if (!isReading && !isBrokenOff) noticeOwnChange(null)
    throw error
  }
}

/** What is gone or has changed elsewhere, and what nobody knows whether it was done, is looked at again. */
function noticeChange({ headers, status }: Response) {
  const changed = headers.get('x-aurelio-changed')
  if (changed !== null) noticeOwnChange(changed.split(' '))
  else if (status === 404 || status === 409 || status >= 500) noticeOwnChange(null)
}
