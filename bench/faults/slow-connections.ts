import { connect } from 'node:net'
import { inWorld } from './world.ts'

const healthyP99 = 100
const visits = 400

/** Many clients that never end their request: a healthy one must not notice. */
export async function slowConnections(count: number): Promise<string[]> {
  const faults: string[] = []
  await inWorld('SQLite', {}, async ({ page, product }) => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect(product.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write('POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\n')
      return socket
    })
    let sent = 0
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(`x-${sent++}: y\r\n`)
    }, 1000)
    const times: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      const start = performance.now()
      const answer = await fetch(visit % 2 === 0 ? page : `${product.url}/api/session`)
      await answer.arrayBuffer()
      if (!answer.ok) faults.push(`A healthy client got ${answer.status}`)
      times.push(performance.now() - start)
    }
    clearInterval(dripping)
    for (const socket of sockets) socket.destroy()
    times.sort((one, other) => one - other)
    const p99 = times[Math.ceil(visits * 0.99) - 1] ?? 0
    console.log(`slow: ${count} slow connections, a healthy client's p99 is ${p99.toFixed(1)} ms`)
    if (p99 > healthyP99) faults.push(`A healthy client waits ${p99.toFixed(0)} ms beside slow ones`)
  })
  return faults
}
