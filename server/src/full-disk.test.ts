import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { problemSchema } from '@aurelio/contracts/errors'
import { expect, it } from 'vitest'
import { atEnd } from './testing/at-end.ts'
import { onEachEngine, temporaryFolder } from './testing/engines.ts'
import { documentWith, publishPage } from './testing/pages.ts'
import { fillDisk, mountSmallDisk } from './testing/small-disk.ts'
import { call, signUp, startTestServer } from './testing/test-server.ts'

const disk = temporaryFolder()
const unmount = mountSmallDisk(disk, 60)
if (unmount) atEnd(unmount)

onEachEngine('a full disk', (engine) => {
  it.skipIf(unmount === null)(
    'is named by /ready and to who publishes, until there is room again; visits go on',
    async () => {
      const server = await startTestServer(engine, { DATA_DIR: join(disk, engine), LOG_LEVEL: 'silent' })
      const ready = () => call(server.url, 'GET', '/api/health/ready')
      const ana = await signUp(server.url)
      const { id, path } = await publishPage(ana, 'Página', documentWith('Aquí sigo'))
      const publish = (title: string) =>
        ana.call('POST', `/api/pages/${id}/publication`, { settings: { title } })
      expect((await ready()).status).toBe(200)
      const filler = join(disk, 'filler')
      fillDisk(filler)
      const told = await ready()
      expect([told.status, problemSchema.parse(told.body).code]).toEqual([503, 'STORAGE_FULL'])
      expect(told.headers.get('retry-after')).toBe('2')
      expect(await publish('Con el disco lleno')).toMatchObject({
        status: 503,
        body: { code: 'STORAGE_FULL' },
      })
      expect(await (await fetch(server.url + path)).text()).toContain('<title>Página</title>')
      rmSync(filler)
      expect((await ready()).status).toBe(200)
      expect((await publish('Con sitio otra vez')).status).toBe(200)
      expect(await (await fetch(server.url + path)).text()).toContain('<title>Con sitio otra vez</title>')
    },
  )
})
