// Takes every message while the product is being developed, and says what came: nothing leaves this machine.
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Starts a mail server on loopback that keeps each message as a file. What stands before the `@` of an address tries what
 * can go wrong: `rebota` is refused (550), `luego` is put off (451), `corta` loses the connection after the message.
 * @param {{ folder: string, port?: number, say?: (line: string) => void }} options
 */
export async function startMailSink({ folder, port = 0, say = () => {} }) {
  await mkdir(folder, { recursive: true })
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  /**
   * @param {string[]} to
   * @param {Buffer} bytes
   * @param {(error?: Error | null) => void} answer
   */
  async function keep(to, bytes, answer) {
    const file = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.eml`)
    await writeFile(file, bytes)
    say(`Correo para ${to.join(', ')}: ${file}`)
    // The server hangs up after the message and says nothing: whether it has it, the sender cannot know.
    if (to.some((address) => address.startsWith('corta@'))) for (const socket of sockets) socket.destroy()
    else answer()
  }
  // Loaded here: it may have been installed a moment ago.
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(address, _session, callback) {
      const [box] = address.address.split('@')
      if (box === 'rebota') return callback(refusal(550, '5.1.1 No hay tal buzón'))
      if (box === 'luego') return callback(refusal(451, '4.7.1 Vuelve más tarde'))
      callback()
    },
    onData(stream, session, callback) {
      /** @type {Buffer[]} */
      const chunks = []
      stream.on('data', (chunk) => void chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        void keep(to, Buffer.concat(chunks), callback)
      })
    },
  })
  server.server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('error', (/** @type {Error} */ error) => say(`El buzón de pruebas: ${error.message}`))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  }
}

/**
 * @param {number} code
 * @param {string} text
 */
function refusal(code, text) {
  return Object.assign(new Error(text), { responseCode: code })
}
