import { noticeOwnChange } from './own-changes.ts'
import { tab } from './tab.ts'
import { noticeUnauthorized } from './unauthorized.ts'

/**
 * A request to the product's own API, as every one of them goes out: it names the tab, and its answer is heard where a
 * session has ended or rows have changed, so that no screen has to ask again by hand. Rejects as `fetch` does.
 */
export async function apiFetch(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  if (request.method === 'GET') {
    const answer = await fetch(request)
    noticeUnauthorized(answer.status)
    return answer
  }
  request.headers.set('x-aurelio-tab', tab)
  const response = await fetch(request).catch((error: unknown) => {
    if (!request.signal.aborted) noticeOwnChange(null)
    throw error
  })
  noticeUnauthorized(response.status)
  const changed = response.headers.get('x-aurelio-changed')
  if (changed !== null) noticeOwnChange(changed.split(' '))
  else if (isBehind(response.status)) noticeOwnChange(null)
  return response
}

/** What is gone or has changed elsewhere, and what nobody knows whether it was done. */
function isBehind(status: number) {
  return status === 404 || status === 409 || status >= 500
}
