import { addresses } from '@aurelio/contracts/addresses'

export const funnelsPath = addresses.funnels

export function funnelPath(id: string): string {
  return `${funnelsPath}/${id}`
}
