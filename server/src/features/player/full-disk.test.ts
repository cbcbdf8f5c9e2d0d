import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { onEachEngine, temporaryFolder } from '../../testing/engines.ts'
import { beginFilm, filmBytes, preparedFilm, sendBytes } from '../../testing/films.ts'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { signUp, startTestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const disk = temporaryFolder()
const unmount = mountSmallDisk(disk, 96)
if (unmount) atEnd(unmount)
/** Room for the original and what the product writes besides, and not for what is made of it. */
const leftBytes = 2 * 1024 * 1024

onEachEngine('a disk that fills while a film is made', (engine) => {
  it.skipIf(unmount === null)(
    'is named, leaves nothing half-made, and the film is made once there is room',
    async () => {
      const dataDir = join(disk, engine)
      const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', VIDEO_DISK_FLOOR_MB: '0' }
      const server = await startTestServer(engine, settings)
      const ana = await signUp(server.url)
      const body = await filmBytes('noise.mp4')
      const { id } = await beginFilm(ana, 'Grande.mp4', body.length)
      const filler = join(disk, `filler-${engine}`)
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(filler, Buffer.alloc(bavail * bsize - body.length - leftBytes))
      expect((await sendBytes(server, ana, id, { offset: 0, body })).status).toBe(204)
      expect(await preparedFilm(ana, id)).toMatchObject({ state: 'failed', problem: 'disk-full' })
      expect(readdirSync(join(dataDir, 'files', 'film-sources'))).toHaveLength(1)
      rmSync(filler)
      bodyOf(await ana.call('POST', `/api/films/${id}/preparation`))
      expect(await preparedFilm(ana, id)).toMatchObject({ state: 'ready', problem: null, height: 720 })
    },
    120_000,
  )
})
