import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'

export const run = promisify(execFile)
const filmSchema = z.object({
  id: z.string(),
  state: z.string(),
  step: z.string().nullable(),
  percent: z.number(),
  path: z.string(),
  poster: z.string().nullable(),
  renditions: z.array(z.object({ height: z.number(), size: z.number() })),
})
export type BenchFilm = z.infer<typeof filmSchema>

/** A moving picture with sound, as a camera of a telephone gives it: 720 lines, H.264 and AAC. */
export async function makeFilm(folder: string, seconds: number): Promise<string> {
  const file = join(folder, `film-${seconds}.mp4`)
  const picture = `testsrc2=size=1280x720:rate=30:duration=${seconds},noise=alls=12:allf=t`
  const sources = [
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=330:duration=${seconds}`,
  ]
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await run('ffmpeg', ['-v', 'error', '-y', ...sources, ...codecs, file])
  return file
}

export async function filmOf(account: Account, id: string): Promise<BenchFilm> {
  return filmSchema.parse(await account.call('GET', `/api/films/${id}`))
}

export async function begin(account: Account, file: string): Promise<string> {
  const { size } = await stat(file)
  const body = { name: 'Medida.mp4', size }
  return z.object({ id: z.string() }).parse(await account.call('POST', '/api/films', body)).id
}

/** Sends what is missing of a film, in parts, as the web app does. Rejects where the server goes away. */
export async function send(
  url: string,
  { cookie }: Account,
  id: string,
  file: string,
  part = 4 * 1024 * 1024,
) {
  const headers = { cookie, origin: url, 'tus-resumable': '1.0.0' }
  const at = `${url}/api/film-uploads/${id}`
  const bytes = await readFile(file)
  const head = await fetch(at, { method: 'HEAD', headers })
  // It has arrived whole, and is being made.
  if (head.status === 404) return
  let offset = Number(head.headers.get('upload-offset') ?? '0')
  while (offset < bytes.length) {
    const answer = await fetch(at, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(bytes.subarray(offset, offset + part)),
    })
    if (!answer.ok) throw new Error(`The upload answered ${answer.status}`)
    offset = Number(answer.headers.get('upload-offset'))
  }
}

export async function ready(account: Account, id: string, everyMs = 100): Promise<BenchFilm> {
  for (;;) {
    const film = await filmOf(account, id)
    if (film.state !== 'preparing') return film
    await pause(everyMs)
  }
}
