import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** What is known of a request that brings a form, whichever way it came in. */
export type FormRequest = {
  id: string
  headers: IncomingHttpHeaders
  /** Whether it comes from where the form stands alone. */
  isAlone: boolean
}

export function formRequest(id: string, { headers, url = '' }: IncomingMessage): FormRequest {
  const query = url.indexOf('?')
  return { id, headers, isAlone: query !== -1 && new URLSearchParams(url.slice(query)).has('alone') }
}
