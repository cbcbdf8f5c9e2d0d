import { expect, it } from 'vitest'
import { csvText } from './csv.ts'

it('writes what a spreadsheet reads, and nothing that it would run', () => {
  const text = csvText({
    head: ['Día', 'Visitas'],
    rows: [
      ['=1+1', 2.5],
      ['a;"b"', 0],
    ],
  })
  expect(text).toBe('\u{FEFF}Día;Visitas\r\n\'=1+1;2,5\r\n"a;""b""";0\r\n')
})
