/** Providers whose addresses mean the same with and without dots before the @. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * One way of writing for all addresses that reach one mailbox: `Ana.Ruiz+sorteo@googlemail.com` is `anaruiz@gmail.com`.
 * What stands behind a plus is left out wherever it is: who has a domain of their own may write any other name as well.
 */
export function mailKey(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const [name = ''] = email.slice(0, at).trim().toLowerCase().split('+')
  if (!dotless.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
