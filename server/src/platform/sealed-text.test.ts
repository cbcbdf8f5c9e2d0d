import { expect, it } from 'vitest'
import { sealedTexts } from './sealed-text.ts'

it('seals a text so that it opens with the same secret for the same purpose alone', () => {
  const texts = sealedTexts('secreto', 'wordpress')
  const sealed = texts.seal('abcd efgh ñ')
  expect(sealed).not.toContain('abcd')
  expect(texts.seal('abcd efgh ñ')).not.toBe(sealed)
  expect(texts.open(sealed)).toBe('abcd efgh ñ')
  expect(() => sealedTexts('otro', 'wordpress').open(sealed)).toThrow(/./)
  expect(() => sealedTexts('secreto', 'otra cosa').open(sealed)).toThrow(/./)
  const changed = Buffer.from(sealed, 'base64')
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => texts.open(changed.toString('base64'))).toThrow(/./)
})
