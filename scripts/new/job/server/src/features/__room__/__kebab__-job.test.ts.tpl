import { expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { comesDue } from '../../testing/scheduled-jobs.ts'
import { startTestServer } from '../../testing/test-server.ts'

const kind = '__room__-__kebab__'

onEachEngine(kind, (engine) => {
  it('runs by itself when its time has come', async () => {
    const { database } = await startTestServer(engine)
    const ended = async () => {
      const runs = database.query().selectFrom('job').select('state').where('kind', '=', kind)
      return (await runs.execute()).map(({ state }) => state)
    }
    await expect.poll(ended, { timeout: 20_000 }).toEqual(['done'])
    await comesDue(database, kind)
    await expect.poll(ended, { timeout: 20_000 }).toEqual(['done', 'done'])
  })
})
