import { vi } from 'vitest'

/**
 * Hashing a password takes a tenth of a second of a core, and tests make thousands of accounts with the same few passwords.
 * The library's own hash stands, made once for each password in a worker; what was compared once is not compared again.
 */
vi.mock('better-auth/crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('better-auth/crypto')>()
  const hashes = new Map<string, Promise<string>>()
  const compared = new Map<string, Promise<boolean>>()
  return {
    ...crypto,
    hashPassword: (password: string) => once(hashes, password, () => crypto.hashPassword(password)),
    verifyPassword: (parts: { hash: string; password: string }) =>
      once(compared, `${parts.hash}\n${parts.password}`, () => crypto.verifyPassword(parts)),
  }
})

function once<Result>(known: Map<string, Promise<Result>>, key: string, work: () => Promise<Result>) {
  const result = known.get(key) ?? work()
  known.set(key, result)
  return result
}
