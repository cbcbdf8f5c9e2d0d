import { expect, it } from 'vitest'
import { qrCode } from './qr-picture.ts'

it('a code is a picture of dark cells on white, whatever its text holds', () => {
  const svg = decodeURIComponent(
    qrCode('otpauth://totp/Estudio:ana@ejemplo.es?secret="<&').slice('data:image/svg+xml,'.length),
  )
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain('fill="white"')
  expect(svg).not.toContain('otpauth')
})
