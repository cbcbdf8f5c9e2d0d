import { connect, createServer, type Socket } from 'node:net'

/** A proxy that gives on what it is told a while later, each way by half of it. Gives its port, and the end of it. */
export async function delayed(port: number, ms: number) {
  const open = new Set<Socket>()
  const giveOn = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (data) => setTimeout(() => to.writable && to.write(data), ms / 2))
    from.on('end', () => setTimeout(() => to.end(), ms / 2))
    from.on('error', () => to.destroy())
    from.on('close', () => open.delete(from))
  }
  const server = createServer((visitor) => {
    const product = connect(port, 'localhost')
    visitor.setNoDelay(true)
    product.setNoDelay(true)
    giveOn(visitor, product)
    giveOn(product, visitor)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stop() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
