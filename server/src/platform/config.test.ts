import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/engines.ts'
import { readConfig, settings } from './config.ts'
import { ConfigError } from './config-error.ts'

const read = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: join(temporaryFolder(), 'data'), ...environment })

it('needs no setting at all', () => {
  const config = read({})
  expect(config).toMatchObject({
    port: 8000,
    baseUrl: 'http://localhost:8000',
    role: 'all',
    rateLimitScale: 1,
  })
  expect(config.database).toEqual({ engine: 'sqlite', file: join(config.dataDir, 'aurelio.db') })
})

it('takes an empty value for none', () => {
  expect(read({ PORT: '', DATABASE_URL: '' }).port).toBe(8000)
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['BASE_URL', 'panel.ejemplo.es'],
  ['BASE_URL', 'https://ejemplo.es/ruta'],
  ['BASE_URL', 'ftp://ejemplo.es'],
  ['DATABASE_URL', 'mysql://x'],
  ['STORAGE_DRIVER', 'floppy'],
  ['AUTH_SECRET', 'corto'],
  ['AUTH_SECRET', 'x'.repeat(40)],
  ['AUTH_SECRET', 'change-me-change-me-change-me-1234567'],
  ['AUTH_SECRET', 'cambia-este-secreto-antes-de-empezar'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['RATE_LIMIT_SCALE', 'mucho'],
  ['TRUSTED_PROXY', 'nobody'],
  ['TRUSTED_PROXY', '10.0.0.0/40'],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'boss'],
  ['JOBS_CONCURRENCY', '1.5'],
])('refuses %s=%s with one line that names it', (name, value) => {
  const error = thrown(() => read({ [name]: value }))
  expect(error).toBeInstanceOf(ConfigError)
  expect(error?.message).toMatch(new RegExp(`^El ajuste ${name} no es válido: .*\\.$`))
})

it('does not repeat a secret in its refusal', () => {
  expect(thrown(() => read({ DATABASE_URL: 'mysql://u:clave@host/db' }))?.message).not.toContain('clave')
  expect(thrown(() => read({ AUTH_SECRET: 'clave' }))?.message).not.toContain('clave')
})

it('refuses S3 without its bucket and keys', () => {
  expect(() => read({ STORAGE_DRIVER: 's3' })).toThrow('hacen falta STORAGE_BUCKET')
})

it('refuses a data folder that cannot be made', () => {
  expect(() => read({ DATA_DIR: '/dev/null/data' })).toThrow(ConfigError)
})

it('makes the secret once, for its owner alone', () => {
  const folder = temporaryFolder()
  const { authSecret } = readConfig({ DATA_DIR: folder })
  expect(authSecret.length).toBeGreaterThanOrEqual(43)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR: folder }).authSecret).toBe(authSecret)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(authSecret)
})

it('describes every setting for the documents', () => {
  expect(settings.find(({ name }) => name === 'PORT')).toMatchObject({ default: '8000' })
  for (const { description } of settings) expect(description).toMatch(/\.$/)
})

function thrown(act: () => unknown) {
  try {
    act()
  } catch (error) {
    return error instanceof Error ? error : null
  }
  return null
}
