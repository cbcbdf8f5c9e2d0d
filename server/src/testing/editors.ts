import { randomUUID } from 'node:crypto'
import { type EditorSays } from '@aurelio/contracts/together'
import {
  type OrderedStep,
  type PersonOnPage,
  type RefusedStep,
  type ServerSays,
  serverSaysSchema,
  togetherProtocol,
} from '@aurelio/contracts/together-line'
import { type RawData, WebSocket } from 'ws'
import { atEnd } from './at-end.ts'
import type { Person } from './test-server.ts'

type Opening = {
  seen: number
  session?: string
  protocol?: number
  origin?: string
}

/** An open editor as the server sees one: a line, and what was heard on it. */
export type Editor = {
  session: string
  readonly heard: ServerSays[]
  say: (message: EditorSays) => void
  raw: (text: string) => void
  end: () => void
  /** The code that the line ended with; null while it stands. */
  ended: () => number | null
  steps: () => OrderedStep[]
  refused: () => RefusedStep[]
  people: () => PersonOnPage[]
}

type Place = { of?: 'pages' | 'symbols' | 'letters' | 'quizzes'; id: string }

/** Opens the line of a document; rejects with the status where the server refuses it. */
export async function openLine(
  url: string,
  { cookie }: Pick<Person, 'cookie'>,
  {
    of = 'pages',
    id,
    seen,
    session = randomUUID(),
    protocol = togetherProtocol,
    origin = url,
  }: Place & Opening,
) {
  const query = new URLSearchParams({ session, seen: String(seen), protocol: String(protocol) })
  const line = new WebSocket(`${url.replace('http', 'ws')}/api/${of}/${id}/together?${query.toString()}`, {
    headers: { cookie, origin },
  })
  const heard: unknown[] = []
  let code: number | null = null
  line.on('message', (data) => heard.push(JSON.parse(textOf(data))))
  line.on('close', (ending) => (code = ending))
  atEnd(() => line.terminate())
  await new Promise<void>((resolve, reject) => {
    line.once('open', resolve)
    line.once('unexpected-response', (_request, answer) => reject(new Error(String(answer.statusCode))))
    line.once('error', reject)
  })
  return {
    session,
    heard: () => heard,
    raw: (text: string) => line.send(text),
    end: () => line.terminate(),
    ended: () => code,
  }
}

/** The same of a page, or of what is edited as one. */
export async function openEditor(
  url: string,
  person: Pick<Person, 'cookie'>,
  id: string,
  opening: Opening & Pick<Place, 'of'>,
): Promise<Editor> {
  const line = await openLine(url, person, { id, ...opening })
  const heard = () => line.heard().map((message) => serverSaysSchema.parse(message))
  return {
    ...line,
    get heard() {
      return heard()
    },
    say: (message) => line.raw(JSON.stringify(message)),
    steps: () => heard().flatMap((message) => (message.kind === 'steps' ? message.steps : [])),
    refused: () => heard().flatMap((message) => (message.kind === 'refused' ? message.steps : [])),
    people() {
      const known = new Map<string, PersonOnPage>()
      for (const message of heard()) {
        if (message.kind === 'welcome') for (const each of message.people) known.set(each.session, each)
        if (message.kind === 'here') known.set(message.person.session, message.person)
        if (message.kind === 'left') known.delete(message.session)
      }
      return [...known.values()]
    },
  }
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : ''
}
