import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { readyDatabase, temporaryFolder } from '../../testing/engines.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { readConfig } from '../config.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openMail } from './mail.ts'

const secret = 'https://panel.ejemplo.es/reset-password?token=muy-secreto'
const message = {
  to: 'ana@ejemplo.es',
  subject: 'Hola',
  text: ['Texto con <script>alert(1)</script> y ñ'],
  action: { label: 'Abrir', url: secret },
}
const tools = { signal: new AbortController().signal, progress: () => {}, isLast: false }

/** The mail job of settings, its outbox and the lines of its log. */
async function opened(environment: Record<string, string>) {
  const dataDir = temporaryFolder()
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const mail = openMail({ config, jobs: openJobs(await readyDatabase('sqlite')), log })
  return { mail, lines, outbox: join(dataDir, 'outbox') }
}

it('goes to the SMTP server of the settings, from their sender, to one recipient', async () => {
  const { received, url, stop } = await startSmtpServer()
  afterAll(stop)
  const { mail, lines } = await opened({ SMTP_URL: url, MAIL_FROM: 'Panel <panel@ejemplo.es>' })
  await mail.job.run({ ...message, to: 'ana@ejemplo.es, otra@malo.example' }, tools)
  await mail.job.run(message, tools)
  // What is no single address is taken for one and goes to nobody of the two.
  expect(received.filter((text) => text.startsWith('RCPT'))).toEqual([
    'RCPT TO:<"ana@ejemplo.es, otra"@malo.example>\r\n',
    'RCPT TO:<ana@ejemplo.es>\r\n',
  ])
  expect(received).toContain('MAIL FROM:<panel@ejemplo.es>\r\n')
  const [, html = ''] = received.join('').replaceAll('=\r\n', '').split('text/html')
  expect(html).toContain('<p>Texto con &lt;script&gt;alert(1)&lt;/script&gt; y =C3=B1</p>')
  expect(lines.join('')).not.toContain('muy-secreto')
})

it('waits in the outbox without one, for its owner alone; an installed product logs no link', async () => {
  const { mail, lines, outbox } = await opened({ NODE_ENV: 'production' })
  await mail.job.run(message, tools)
  const [name = ''] = await readdir(outbox)
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600)
  const file = (await readFile(join(outbox, name), 'utf8')).replaceAll(/=\r?\n/g, '')
  expect(file).toContain('muy-secreto')
  expect(file).toContain('&lt;script&gt;')
  expect(lines.join('')).toContain(name)
  expect(lines.join('')).not.toContain('muy-secreto')
})

it('logs the link while the product is being developed', async () => {
  const { mail, lines } = await opened({ NODE_ENV: 'development' })
  await mail.job.run(message, tools)
  expect(lines.join('')).toContain('muy-secreto')
})
