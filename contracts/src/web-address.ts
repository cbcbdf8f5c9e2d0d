import { z } from 'zod'
import { wrong } from './field-problems.ts'

/** An address of the web, without a name or a password in it. */
export const webAddressSchema = z.string().trim().min(1).max(2000).refine(isAddress, wrong('NOT_A_LINK'))

function isAddress(text: string) {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
