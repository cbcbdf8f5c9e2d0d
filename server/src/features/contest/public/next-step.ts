import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'

const nextParam = 'n'

/** Where thanks lead on to, in the address of their page: signed, so that no link leads where somebody else wants. */
export function nextSteps(signed: SignedIds) {
  return {
    with(address: string, next: string | null): string {
      if (next === null) return address
      const carried = signed.sign(Buffer.from(next).toString('base64url'))
      return `${address}${address.includes('?') ? '&' : '?'}${nextParam}=${carried}`
    },
    in(query: (name: string) => string | undefined): string | null {
      const carried = signed.read(query(nextParam) ?? '')
      return carried === null ? null : Buffer.from(carried, 'base64url').toString()
    },
  }
}
export type NextSteps = ReturnType<typeof nextSteps>
