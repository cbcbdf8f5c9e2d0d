import type { Context } from 'hono'
import type { BusboyFileStream } from '@fastify/busboy'
import type { HttpEnvironment } from '../../../platform/http/environment.ts'
import { receiveMultipart } from '../files/receive.ts'
import type { LeadFiles, SentFile } from '../files/service.ts'
import type { Entered, FileField } from '../validate.ts'

/** What came with a form. */
export type Received = { entered: Entered; files: readonly SentFile[] }

type Keeper = Pick<LeadFiles, 'discard'> & {
  take: (field: FileField, name: string, stream: BusboyFileStream) => Promise<SentFile>
}

/** The fields for files of what was sent, by name. */
type Asked = ReadonlyMap<string, FileField>

/**
 * The fields of a form body, all of each name, and the files that are asked for, of which the texts before the first of them
 * may have a say; others are left out. Else why it is not taken.
 */
export async function bodyOf(
  { req }: Pick<Context<HttpEnvironment>, 'req'>,
  fileFields: (texts: Entered) => Asked | Promise<Asked>,
  files: Keeper,
): Promise<Received | 'unreadable' | 'too-large'> {
  const type = req.header('content-type') ?? ''
  if (isUrlEncoded(type)) return { entered: enteredIn(await req.text()), files: [] }
  if (!isMultipart(type) || req.raw.body === null) return 'unreadable'
  let asking: Promise<Map<string, FileField>> | undefined
  const sent: SentFile[] = []
  const body = await receiveMultipart(req.raw.body, type, async (name, fileName, stream, before) => {
    asking ??= Promise.resolve(fileFields(byName(before))).then((fields) => new Map(fields))
    const asked = await asking
    const field = asked.get(name)
    asked.delete(name)
    // One file for each field: the others are read to their end and forgotten.
    if (field) sent.push(await files.take(field, fileName, stream))
    else stream.resume()
  })
  if (body && !body.isTooLong) return { entered: byName(body.entries), files: sent }
  await files.discard(sent.map(({ id }) => id))
  return body ? 'too-large' : 'unreadable'
}

export function isUrlEncoded(type: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type)
}

export function enteredIn(body: string): Entered {
  return byName(new URLSearchParams(body))
}

export function isMultipart(type: string): boolean {
  return /^multipart\/form-data\b/i.test(type)
}

function byName(entries: Iterable<readonly [string, string]>): Entered {
  const entered = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const values = entered.get(name)
    if (values) values.push(value)
    else entered.set(name, [value])
  }
  return entered
}
