import { expect, it } from 'vitest'
import { onEachEngine } from '../../../testing/engines.ts'
import { signUp, startTestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, sessionOf } from '../../../testing/work.ts'

onEachEngine('__room__/__kebab__', (engine) => {
  it('answers the team of the workspace, and no client', async () => {
    const server = await startTestServer(engine)
    const ana = await signUp(server.url, 'Ana')
    const { workspace } = await sessionOf(ana)
    expect(bodyOf(await ana.call('GET', '/api/__room__/__kebab__'))).toEqual({ workspace: workspace.name })
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('GET', '/api/__room__/__kebab__')).status).toBe(403)
  })
})
