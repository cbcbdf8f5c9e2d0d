import { addresses } from '@aurelio/contracts/addresses'
import { readJson, removeKey, writeJson } from '../../platform/local-storage.ts'

const key = 'aurelio-after-confirming'

/** Where the person was going before their address had to be confirmed: the link of the mail opens another tab. */
export function rememberWay(path: string): void {
  if (path.startsWith(addresses.invitation(''))) writeJson(key, path)
}

/** Told once; the dashboard where nothing is known. */
export function rememberedWay(): string {
  const path = readJson(key)
  removeKey(key)
  return typeof path === 'string' && path.startsWith(addresses.invitation('')) ? path : addresses.home
}
