import { access, constants } from 'node:fs/promises'
import { inRoot } from './root.mjs'
import { StepError } from './run.mjs'

/**
 * Path of a Node 24 or later: the one npm installed for this platform, else the one that runs this.
 * @returns {Promise<string>}
 */
export async function findNode24() {
  const brought = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  try {
    await access(brought, constants.X_OK)
    return brought
  } catch {
    if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  }
  throw new StepError(
    `No hay un Node 24 para ${process.platform} ${process.arch} entre los paquetes. Instala Node 24 desde https://nodejs.org y vuelve a intentarlo.`,
  )
}
