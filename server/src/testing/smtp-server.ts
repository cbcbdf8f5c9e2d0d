import { once } from 'node:events'
import { createServer } from 'node:net'

/** What a server answers in place of what is usual; `drop` hangs up, undefined is as usual. */
type Answers = (text: string) => string | undefined

/** A server on loopback that speaks just enough SMTP to take messages, and answers otherwise where it is told to. */
export async function startSmtpServer(answers: Answers = () => undefined) {
  /** The commands and the messages it was sent, in order. */
  const received: string[] = []
  const server = createServer((socket) => {
    let inData = false
    let pending = ''
    socket.write('220 prueba\r\n')
    socket.on('data', (chunk) => {
      pending += chunk.toString()
      // A message comes in as many pieces as the network likes, and ends with a line that is one point.
      if (!pending.endsWith(inData ? '\r\n.\r\n' : '\r\n')) return
      const text = pending
      pending = ''
      received.push(text)
      const own = answers(text)
      if (own !== undefined) {
        inData = false
        if (own === 'drop') socket.destroy()
        else socket.write(`${own}\r\n`)
        return
      }
      if (inData) socket.write('250 guardado\r\n')
      else if (text.startsWith('DATA')) socket.write('354 sigue\r\n')
      else if (text.startsWith('QUIT')) socket.end('221 adiós\r\n')
      else socket.write('250 bien\r\n')
      inData = text.startsWith('DATA')
    })
    socket.on('error', () => socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.')
  return { received, url: `smtp://127.0.0.1:${address.port}`, stop: () => void server.close() }
}
