import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { kernelBase64 } from './kernel-binary.ts'
import { linesBase64 } from './lines-binary.ts'

test.each([
  ['kernel.wat', kernelBase64],
  ['lines.wat', linesBase64],
])('the committed bytes are %s assembled', async (name, base64) => {
  const source = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
  const assembler = await wabt()
  const module = assembler.parseWat(name, source, { simd: true })
  module.validate()
  const { buffer } = module.toBinary({})
  expect(Buffer.from(buffer).toString('base64')).toBe(base64)
})
