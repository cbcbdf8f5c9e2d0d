import { client } from '../api/client.ts'
import { logNotice } from '../log.ts'

/** A token is renewed when this share of its life is over. */
const renewAt = 0.8

/**
 * Hands a short-lived signed token to the configured address, now and before each one ends (dashboard.md §7, §9).
 * Failures are logged and never stop the person. Returns what ends it.
 */
export function keepTokenSynced(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const push = async () => {
    const target = await syncTarget()
    if (!target || isOver) return
    timer = setTimeout(() => void push(), target.maxAgeSeconds * renewAt * 1000)
    // Only where an address is configured: most installations have none.
    const { fetchToken } = await import('./fetch-token.ts')
    const answer = await fetchToken()
    if (!answer.ok) logNotice('No token to hand over')
    else if (!isOver) await call(target.url, { method: 'POST', headers: bearer(answer.value.token) })
  }
  void push()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Tells the configured address that the person has left. */
export async function dropToken(): Promise<void> {
  const target = await syncTarget()
  if (target) await call(target.url, { method: 'DELETE' })
}

async function syncTarget() {
  if (!window.isSecureContext) return null
  try {
    return (await client.authSettings.get()).tokenSync
  } catch (error) {
    logNotice('The settings of the token sync could not be read', error)
    return null
  }
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function call(url: string, request: RequestInit): Promise<void> {
  try {
    const response = await fetch(url, request)
    if (!response.ok) logNotice(`The token sync was refused with ${String(response.status)}`)
  } catch (error) {
    logNotice('The address of the token sync does not answer', error)
  }
}
