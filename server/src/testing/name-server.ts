import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { atEnd } from './at-end.ts'

/** A name server of one kind of record (RFC 1035), on loopback. `records`: what each name has; 'silent': no answer comes. */
export async function nameServer(records: ReadonlyMap<string, string>): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const record = records.get(labels.join('.'))
    if (record === 'silent') return
    const asked = question.subarray(12, at + 5)
    const head = Buffer.from([
      question[0] ?? 0,
      question[1] ?? 0,
      0x81,
      record ? 0x80 : 0x83,
      0,
      1,
      0,
      record ? 1 : 0,
      0,
      0,
      0,
      0,
    ])
    const text = Buffer.from(record ?? '')
    const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length])
    socket.send(Buffer.concat(record ? [head, asked, answer, text] : [head, asked]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  atEnd(() => socket.close())
  return socket
}
