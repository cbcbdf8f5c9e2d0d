import { dictionary } from '@zxcvbn-ts/language-common'

const strong = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})/su

/** The longest password that is hashed; longer ones are refused, so that hashing stays bounded. */
export const passwordLength = { min: 8, max: 128 } as const

/** dashboard.md §5: an uppercase letter, a lowercase letter and a digit. The length is checked apart. */
export function isStrongPassword(password: string): boolean {
  return strong.test(password)
}

const common = new Set(dictionary.passwords.map((word) => word.toLowerCase()))

/** Whether a password is among the tens of thousands that attackers try first, whatever its capitals (ASVS 6.2.4). */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}
