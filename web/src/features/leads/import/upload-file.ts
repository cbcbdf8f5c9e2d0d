import { type LeadImport, leadImportSchema } from '@aurelio/contracts/lead-imports'
import { problemToError } from '../../../platform/api/problem.ts'

/** Sends a file of leads. Rejects with the refusal of the server, or with what `fetch` says where there is none. */
export async function uploadLeads(file: File): Promise<LeadImport> {
  const answer = await fetch(`/api/lead-imports?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  })
  const body: unknown = await answer.json()
  if (answer.ok) return leadImportSchema.parse(body)
  throw problemToError(body) ?? new Error(`The upload was answered with ${answer.status}`)
}
