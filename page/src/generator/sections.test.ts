import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { oneFile } from './files.ts'
import { inspectCsv } from './inspect.ts'
import { prepareJob } from './job.ts'
import { createJsKernel } from './kernel.ts'
import type { Settings } from './settings.ts'

const settings: Settings = {
  keywords: [{ text: 'Málaga', column: 0 }],
  modes: ['text', 'text', 'slug'],
  ignoreAccents: false,
  wholeWord: true,
  keepCase: true,
  spintax: true,
  seed: 'x',
  guardFormulas: true,
  dropRepeated: false,
  delimiter: ',',
  bom: false,
  lineBreak: '\n',
}

const filler = 'sus alrededores '.repeat(28)

/** A table of some pieces of a file: rows as nearly all are, and each kind of the others. */
function table(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    if (row % 11 === 3) return `"Dos ""líneas""\nen Málaga, ${row}",{buen|gran} sitio ,malaga-${row}`
    if (row % 7 === 2) return `"MÁLAGA, ${row}",=1+1,www.a.es/málaga`
    return `Fontanero en Málaga ${row},en málaga y ${filler},www.a.es/malaga-${row}`
  })
  return ['título,texto,url', ...lines].join('\n')
}

/** What comes of a file when so much of it is kept in memory. */
async function resultOf(file: Blob, room: { section: number; kept: number }) {
  const info = await inspectCsv(file)
  const locations = [['Sevilla'], ['Alcalá de Henares']]
  const list = { columns: [''], rows: locations, header: false }
  const job = await prepareJob(file, info, list, settings, undefined, undefined, room)
  const engine = createEngine({ ...job, kernel: createJsKernel() })
  const digest = createHash('sha256')
  const steps: number[] = []
  const onRows = (done: number) => void steps.push(done)
  const plan = { engine, template: job.template, locations, base: '', fileType: 'csv' as const, onRows }
  for await (const chunk of oneFile(plan)) digest.update(chunk)
  const { counts, sections, rows } = job.template
  return { sections: sections.length, rows, steps, result: [digest.digest('hex'), counts, job.checks] }
}

const text = table(24_000)
test.each([
  ['UTF-8 with a mark', new Blob(['\uFEFF', text])],
  ['UTF-16', new Blob([Buffer.from(`\uFEFF${text}`, 'utf16le')])],
  ['Windows-1252', new Blob([Buffer.from(text, 'latin1')])],
])(
  'a file of %s in sections that are cut again gives what one that is kept whole gives',
  async (_, file) => {
    const whole = await resultOf(file, { section: Infinity, kept: Infinity })
    expect(whole.sections).toBe(1)
    const cut = await resultOf(file, { section: 0, kept: 0 })
    expect(cut.sections).toBeGreaterThan(2)
    expect(cut.result).toEqual(whole.result)
    expect(cut.steps).toHaveLength(cut.sections * 2)
    expect(cut.steps.at(-1)).toBe(cut.rows * 2)
  },
  60_000,
)
