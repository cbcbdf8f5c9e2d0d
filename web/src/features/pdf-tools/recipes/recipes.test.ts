import { expect, it } from 'vitest'
import { pdfName } from '@aurelio/formats/pdf/pdf-name'
import { readAddresses } from './addresses.ts'

it('addresses are read as people type several, each once', () => {
  expect(readAddresses(' Clara@ejemplo.es; juan@ejemplo.es,\nclara@ejemplo.es ')).toEqual([
    'clara@ejemplo.es',
    'juan@ejemplo.es',
  ])
  expect(readAddresses('')).toEqual([])
  expect(readAddresses('clara@ejemplo.es, juan')).toBeNull()
  expect(readAddresses(Array.from({ length: 11 }, (_, at) => `a${at}@ejemplo.es`).join(' '))).toBeNull()
})

it('a name that a person typed becomes one that file systems take', () => {
  expect(pdfName('Contrato 2026')).toBe('Contrato 2026.pdf')
  expect(pdfName('../etc/pass:wd.PDF')).toBe('-etc-pass-wd.pdf')
  expect(pdfName('...')).toBe('documento.pdf')
})
