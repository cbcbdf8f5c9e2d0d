import { root } from '../../scripts/root.mjs'
import { freePort } from './port.ts'
import { startProcess } from './process.ts'

/** `npm start` itself on a free port, with a person's npm settings out of the way. */
export async function npmStart(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const settings = { HOME: dataDir, PORT: String(port), DATA_DIR: dataDir, ...env }
  return startProcess('npm', ['start', '--silent'], { cwd: root, env: settings })
}
