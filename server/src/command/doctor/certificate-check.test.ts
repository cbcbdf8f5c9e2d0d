import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, it } from 'vitest'
import { atEnd } from '../../testing/at-end.ts'
import { aurelio } from '../../testing/command.ts'
import { temporaryFolder } from '../../testing/engines.ts'
import { freePort } from '../../testing/postgres.ts'
import { judged } from './certificate-check.ts'

const inDays = (days: number) => new Date(Date.now() + (days + 0.5) * 24 * 60 * 60 * 1000).toUTCString()

it.each([
  [90, null, 'fine', 'vale 90 días más'],
  [5, null, 'look', 'caduca en 5 días'],
  [-3, 'CERT_HAS_EXPIRED', 'wrong', 'caducó hace 3 días'],
  [
    90,
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'wrong',
    'los navegadores no lo aceptan (ERR_TLS_CERT_ALTNAME_INVALID)',
  ],
])('a certificate for %i days more, against which %s is said, is %s', (days, complaint, level, text) => {
  expect(judged({ until: inDays(days), complaint })).toMatchObject({ level, text })
})

it('doctor looks at the one that the public address shows', async () => {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const making = ['-newkey', 'rsa:2048', '-nodes', '-days', '9', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', ...making, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const port = await freePort()
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => void server.close())
  const { output } = await aurelio(['doctor'], { DATA_DIR: folder, BASE_URL: `https://127.0.0.1:${port}` })
  expect(output).toContain('mal    Certificado: los navegadores no lo aceptan (DEPTH_ZERO_SELF_SIGNED_CERT)')
})
