/** Addresses that are themselves the key to what is there: who has one, gets in. */
const secretAddress = /^\/(invitation|review|ics)\/[^/]+/

export function isSecretAddress(path: string): boolean {
  return secretAddress.test(path)
}

/** A path as a log may hold it. */
export function withoutSecret(path: string): string {
  return path.replace(secretAddress, '/$1/…')
}

/** What the document at such an address carries: nobody keeps it, lists it, or tells another site where it was. */
export const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const
