import { readdirSync } from 'node:fs'
import { installationSchema } from '@aurelio/contracts/installation'
import { expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { startServer } from '../../server.ts'
import { signIn } from '../../testing/accounts.ts'
import { aurelio } from '../../testing/command.ts'
import { onEachEngine, temporaryFolder } from '../../testing/engines.ts'
import { freePort } from '../../testing/postgres.ts'
import { startS3 } from '../../testing/s3-server.ts'
import { signUp, startTestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const nameIn = (output: string) => /s3:(\S+)/.exec(output)?.[1] ?? ''

onEachEngine('copies that are made by themselves', (engine) => {
  it('stand in their folder, the newest ones alone', { timeout: 90_000 }, async () => {
    const folder = temporaryFolder()
    const before = await startTestServer(engine)
    for (let copy = 0; copy < 2; copy += 1)
      expect(await aurelio(['backup', folder], before.environment)).toMatchObject({ code: 0, errors: '' })
    const [oldest = '', second = ''] = readdirSync(folder).toSorted()
    await startTestServer(engine, { BACKUP_TO: folder, BACKUP_KEEP: '2' })
    await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).not.toContain(oldest)
    const left = readdirSync(folder)
    expect(left).toHaveLength(2)
    expect(left).toContain(second)
  })

  it('that cannot be made are told to whoever keeps the installation', { timeout: 60_000 }, async () => {
    const server = await startTestServer(engine, { BACKUP_TO: '/no/hay/tal/carpeta', LOG_LEVEL: 'fatal' })
    const keeper = await signUp(server.url)
    const reasons = async () =>
      installationSchema
        .parse(bodyOf(await keeper.call('GET', '/api/installation')))
        .work.troubles.filter(({ kind }) => kind === 'backup')
        .map(({ reason }) => reason)
    await expect
      .poll(reasons, { timeout: 30_000 })
      .toEqual([expect.stringContaining('carpeta que ya existe')])
  })
})

it('a copy goes to S3 and comes back from there', { timeout: 60_000 }, async () => {
  const { environment: s3 } = await startS3()
  const { STORAGE_DRIVER, STORAGE_BUCKET: bucket = '', ...keys } = s3
  expect(STORAGE_DRIVER).toBe('s3')
  const source = await startTestServer('sqlite')
  const { email } = await signUp(source.url)
  const settings = { ...source.environment, ...keys, BACKUP_BUCKET: bucket }
  expect((await aurelio(['backup', 's3:'], source.environment)).errors).toContain('hace falta BACKUP_BUCKET')
  const first = await aurelio(['backup', 's3:', '--keep', '1'], settings)
  expect(first).toMatchObject({ code: 0, errors: '' })
  const second = await aurelio(['backup', 's3:', '--keep', '1'], settings)
  expect(second.output).toContain(`Copia antigua borrada: ${nameIn(first.output)}`)
  expect(await aurelio(['backup', 's3:mudanza', '--keep', '1'], settings)).toMatchObject({ code: 1 })

  const target = { ...settings, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) }
  expect((await aurelio(['restore', `s3:${nameIn(first.output)}`], target)).errors).toContain(
    'no hay ninguna copia',
  )
  expect(await aurelio(['restore', `s3:${nameIn(second.output)}`], target)).toMatchObject({
    code: 0,
    errors: '',
  })
  expect(readdirSync(target.DATA_DIR).filter((name) => name.startsWith('copia-'))).toEqual([])
  const restored = await startServer(readConfig(target), temporaryFolder())
  const { answer } = await signIn({ url: `http://localhost:${target.PORT}` }, email)
  await restored.stop()
  expect(answer.status).toBe(200)
})
