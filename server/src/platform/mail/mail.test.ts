import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, it } from 'vitest'
import { readyDatabase, temporaryFolder } from '../../testing/engines.ts'
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
const tools = { signal: new AbortController().signal, progress: () => {} }

/** The mail job of settings, its outbox and the lines of its log. */
async function opened(environment: Record<string, string>) {
  const dataDir = temporaryFolder()
  const lines: string[] = []
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const mail = openMail({ config, jobs: openJobs(await readyDatabase('sqlite')), log })
  return { mail, lines, outbox: join(dataDir, 'outbox') }
}

/** A server that speaks just enough SMTP to take one message. */
async function smtpServer() {
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 prueba\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (inData && !text.includes('\r\n.\r\n')) return
      if (inData) socket.write('250 guardado\r\n')
      else if (text.startsWith('DATA')) socket.write('354 sigue\r\n')
      else if (text.startsWith('QUIT')) socket.end('221 adiós\r\n')
      else socket.write('250 bien\r\n')
      inData = text.startsWith('DATA')
    })
    socket.on('error', () => socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => void server.close())
  const address = server.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

it('goes to the SMTP server of the settings, from their sender, to one recipient', async () => {
  const { received, url } = await smtpServer()
  const { mail, lines } = await opened({ SMTP_URL: url, MAIL_FROM: 'Panel <panel@ejemplo.es>' })
  await mail.job.run({ ...message, to: 'ana@ejemplo.es, otra@malo.example' }, tools).catch(() => null)
  await mail.job.run(message, tools)
  const text = received.join('')
  expect(text).toContain('MAIL FROM:<panel@ejemplo.es>')
  expect(text).toContain('RCPT TO:<ana@ejemplo.es>')
  expect(text).not.toContain('RCPT TO:<otra@malo.example>')
  expect(text).not.toContain('<script>alert(1)</script></p>')
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
