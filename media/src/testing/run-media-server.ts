import { startMediaServer } from './media-server.ts'

/** `node run-media-server.ts [port]`: serves until it is ended, and prints its origin on one line. */
const { origin } = await startMediaServer(Number(process.argv[2] ?? 0))
process.stdout.write(`${origin}\n`)
