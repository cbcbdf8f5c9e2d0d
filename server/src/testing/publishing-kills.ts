import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pageSchema } from '@aurelio/contracts/pages'
import { expect } from 'vitest'
import { type Engine, openDatabase } from '../platform/database/database.ts'
import { readConfig } from '../platform/config.ts'
import { openFileStore } from '../platform/storage/file-store.ts'
import { createLog } from '../platform/log/log.ts'
import { sweepJob } from '../platform/storage/sweep-job.ts'
import { publicationStore } from '../features/pages/publications/store.ts'
import { atEnd } from './at-end.ts'
import { emptyInstallation, started } from './installation.ts'
import { createPage } from './pages.ts'
import { call, signUp } from './test-server.ts'

const texts = 400

/** A page that says the same word from its first to its last text: half of another one shows. */
const documentOf = (word: string) => ({
  version: 1,
  elements: Array.from({ length: texts }, (_, at) => ({
    id: `text-${at}`,
    type: 'text',
    name: 'Texto',
    props: { text: word },
  })),
})

/**
 * Kills a built server so many times while it publishes. Gives what was served and was neither the page before nor the
 * page after; in the end no file is left that no publication names, once they have been swept.
 */
export async function halfPages(kills: number, main: string, engine: Engine): Promise<string[]> {
  const installation = await emptyInstallation(main, engine)
  const { url } = installation
  let server = await started(installation)
  const person = await signUp(url)
  const { id } = await createPage(person, 'Entera', documentOf('v0'))
  const ask = (method: string, path: string, body?: unknown) => call(url, method, path, body, person.cookie)
  expect((await ask('POST', `/api/pages/${id}/publication`)).status).toBe(200)

  const faults: string[] = []
  let live = 0
  for (let kill = 1; kill <= kills; kill++) {
    const { version } = pageSchema.parse((await ask('GET', `/api/pages/${id}`)).body)
    const saved = await ask('PUT', `/api/pages/${id}`, {
      name: 'Entera',
      document: documentOf(`v${kill}`),
      baseVersion: version,
    })
    expect(saved.status, saved.text).toBe(200)
    const publishing = ask('POST', `/api/pages/${id}/publication`).catch(() => null)
    // Any moment of it may be the last.
    await sleep(Math.random() * 40)
    server.process.kill('SIGKILL')
    await server.ended
    await publishing
    server = await started(installation)
    const html = await (await fetch(`${url}/p/entera`)).text()
    const words = new Set([...html.matchAll(/>v(\d+)</g)].map(([, number]) => Number(number)))
    const isWhole = [...html.matchAll(/>v\d+</g)].length === texts && html.trimEnd().endsWith('</html>')
    const [shown = -1] = words
    if (words.size !== 1 || !isWhole || shown < live || shown > kill)
      faults.push(`${kill}: ${[...words].join()}`)
    live = shown
  }
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await requireNoOrphans(installation.environment)
  return faults
}

/** After the sweep there is one file: that of the page which stands. */
async function requireNoOrphans(environment: Record<string, string>) {
  const config = readConfig(environment)
  const database = openDatabase(config.database, () => {})
  atEnd(database.close)
  const files = await openFileStore(config.storage)
  const publications = publicationStore(database)
  const owned = [{ folder: 'pages', named: (keys: readonly string[]) => publications.named(keys) }]
  const sweep = sweepJob(files, owned, createLog('error'), 0)
  await sweep.run(null, { signal: new AbortController().signal, progress: () => {}, isLast: false })
  expect(readdirSync(join(config.dataDir, 'files/pages'))).toHaveLength(1)
}
