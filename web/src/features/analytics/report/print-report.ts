import { apiFetch } from '../../../platform/api/api-fetch.ts'
import { problemToError } from '../../../platform/api/problem.ts'

/** The report of a link as a PDF. Rejects with the refusal of the server, or with what `fetch` says where there is none. */
export async function printReport(token: string): Promise<Blob> {
  const answer = await apiFetch('/api/guest-report/pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (answer.ok) return answer.blob()
  throw problemToError(await answer.json()) ?? new Error(`The report was answered with ${answer.status}`)
}
