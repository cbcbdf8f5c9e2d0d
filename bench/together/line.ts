import type { Account } from '../../e2e/product/account.ts'
import { togetherProtocol } from '@aurelio/contracts/together-line'
import { WebSocket } from 'ws'
import { z } from 'zod'

/** What of a message a bench looks at. */
const heardSchema = z.looseObject({
  kind: z.string(),
  steps: z.array(z.looseObject({ n: z.int(), session: z.string().optional() })).optional(),
})
export type Heard = z.infer<typeof heardSchema>

/** The line of a page, as an editor opens it. */
export async function openLine(
  url: string,
  { cookie }: Account,
  { pageId, seen, session }: { pageId: string; seen: number; session: string },
  hear: (message: Heard) => void,
) {
  const query = new URLSearchParams({ session, seen: String(seen), protocol: String(togetherProtocol) })
  const at = `${url.replace('http', 'ws')}/api/pages/${pageId}/together?${query.toString()}`
  const line = new WebSocket(at, { headers: { cookie, origin: url } })
  line.on('message', (data: Buffer) => hear(heardSchema.parse(JSON.parse(data.toString()))))
  await new Promise<void>((resolve, reject) => {
    line.addEventListener('open', () => resolve())
    line.addEventListener('error', () => reject(new Error('The line was refused')))
  })
  return {
    say: (message: unknown) => line.send(JSON.stringify(message)),
    end: () => line.close(),
  }
}
