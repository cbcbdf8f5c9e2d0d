import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aurelio } from '../testing/command.ts'
import { onEachEngine, temporaryFolder } from '../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../testing/pages.ts'
import { signUp, startTestServer } from '../testing/test-server.ts'
import { sessionOf } from '../testing/work.ts'

onEachEngine('aurelio export', (engine) => {
  it('takes one workspace away, and nothing of another', async () => {
    const server = await startTestServer(engine)
    const ana = await signUp(server.url, 'Ana')
    const { path } = await publishPage(ana, 'De Ana', documentWith('Hola', ['name', 'email']))
    await sendForm(server.url, path, { name: 'Lucía Mesa', email: 'lucia@ejemplo.es' })
    const folder = temporaryFolder()
    const run = (...args: string[]) => aurelio(['export', ...args], server.environment, folder)
    expect(await run('solo.zip')).toMatchObject({ code: 0, errors: '' })
    const bea = await signUp(server.url, 'Bea')
    await publishPage(bea, 'Secreta de Bea', documentWith('Nada'))

    const { workspace } = await sessionOf(ana)
    const asked = await run('datos.zip')
    expect(asked).toMatchObject({ code: 1, errors: expect.stringContaining('--workspace') })
    expect(asked.errors).toContain(workspace.id)
    expect(await run('datos.zip', '--workspace', workspace.id)).toMatchObject({ code: 0 })
    expect(await run('datos.zip', '--workspace', workspace.id)).toMatchObject({ code: 1 })
    expect(await run('nada.zip', '--workspace', 'Ninguno')).toMatchObject({ code: 1 })
    // What is in it is stored as it is.
    const text = readFileSync(join(folder, 'datos.zip')).toString()
    expect(text.slice(0, 2)).toBe('PK')
    expect(text).toContain('De Ana')
    expect(text).toContain('Lucía Mesa')
    expect(text).not.toContain('Secreta de Bea')
  })
})
