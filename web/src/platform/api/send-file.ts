import { problemToError } from './problem.ts'

/**
 * Sends a file to be imported; its name goes along. Rejects with the refusal of the server, or with what `fetch` says where
 * there is none.
 */
export async function sendFile<Taken>(
  address: string,
  file: File,
  { parse }: { parse: (body: unknown) => Taken },
): Promise<Taken> {
  const joint = address.includes('?') ? '&' : '?'
  const answer = await fetch(`${address}${joint}name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  const body: unknown = await answer.json()
  if (answer.ok) return parse(body)
  throw problemToError(body) ?? new Error(`The file was answered with ${answer.status}`)
}
