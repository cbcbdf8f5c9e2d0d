import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/engines.ts'
import { ConfigError } from '../config-error.ts'
import { lockDataFolder } from './lock.ts'

const holder = `
  const { DatabaseSync } = await import('node:sqlite')
  const lock = new DatabaseSync(process.argv[1], { timeout: 0 })
  lock.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  process.stdout.write('held')
  setInterval(() => {}, 1000)
`

it('refuses a folder that another process holds, and has it at once when that one is killed', async () => {
  const folder = temporaryFolder()
  const other = spawn(process.execPath, ['--input-type=module', '-e', holder, join(folder, 'server.lock')])
  await once(other.stdout, 'data')
  expect(() => lockDataFolder(folder)).toThrow(
    new ConfigError('Otra copia de Aurelio ya usa esta carpeta de datos.'),
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  const release = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(ConfigError)
  release()
  lockDataFolder(folder)()
})
