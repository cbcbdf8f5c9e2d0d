import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { kernelBase64 } from './kernel-binary.ts'

test('the committed bytes are kernel.wat assembled', async () => {
  const source = readFileSync(new URL('./kernel.wat', import.meta.url), 'utf8')
  const assembler = await wabt()
  const module = assembler.parseWat('kernel.wat', source, { simd: true })
  module.validate()
  const { buffer } = module.toBinary({})
  expect(Buffer.from(buffer).toString('base64')).toBe(kernelBase64)
})
