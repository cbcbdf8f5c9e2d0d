import { expect, test } from 'vitest'
import { manualKey } from './two-factor-calls.ts'

test.each([
  ['otpauth://totp/Aurelio:ana@casa.es?secret=JBSWY3DPEHPK3PXP&issuer=Aurelio', 'JBSW Y3DP EHPK 3PXP'],
  ['otpauth://totp/Aurelio?issuer=Aurelio', ''],
])('the manual key of %s', (uri, key) => {
  expect(manualKey(uri)).toBe(key)
})
