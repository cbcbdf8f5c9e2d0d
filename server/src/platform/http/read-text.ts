import type { IncomingMessage } from 'node:http'

/** How many bytes a request says its body has; null where it does not say so, or has it packed. */
export function statedLength({ headers }: IncomingMessage): number | null {
  const { 'content-length': length, 'transfer-encoding': sent, 'content-encoding': packed } = headers
  return length === undefined || sent !== undefined || packed !== undefined ? null : Number(length)
}

/** The body of a request as text; null where whoever sends it hangs up before its end. */
export function readText(incoming: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => resolve(Buffer.concat(chunks).toString()))
    incoming.once('error', () => resolve(null))
    incoming.once('close', () => resolve(null))
  })
}
