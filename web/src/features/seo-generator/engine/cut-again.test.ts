import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEngine, inspectCsv, oneFile, prepareJob, type Settings } from '@aurelio/page/generator'
import { createKernel } from './wasm-kernel.ts'
import { createLineKernel } from './wasm-lines.ts'

/** What comes of a whole file of which nothing is kept in memory. */
async function resultOf(content: Blob, isQuick: boolean) {
  const kernel = () => (isQuick ? createLineKernel() : undefined)
  const info = await inspectCsv(content, {}, undefined, kernel())
  const locations = [['Sevilla'], ['Alcalá de Henares']]
  const list = { columns: [''], rows: locations, header: false }
  const settings: Settings = {
    keywords: [{ text: 'Málaga', column: 0 }],
    modes: ['text', 'text', 'slug'],
    ignoreAccents: false,
    wholeWord: false,
    keepCase: true,
    guardFormulas: false,
    spintax: true,
    seed: 'x',
    delimiter: ',',
    lineBreak: '\r\n',
    dropRepeated: false,
    bom: false,
  }
  const room = { section: 0, kept: 0 }
  const job = await prepareJob(content, info, list, settings, undefined, kernel(), room)
  const engine = createEngine({ ...job, kernel: createKernel() })
  const digest = createHash('sha256')
  const plan = { engine, template: job.template, locations, base: '', fileType: 'csv' as const }
  for await (const chunk of oneFile(plan)) digest.update(chunk)
  const { counts, uses, sections, rows } = job.template
  return {
    info,
    rows,
    sections: sections.length,
    counts,
    uses,
    checks: job.checks,
    digest: digest.digest('hex'),
  }
}

const places = Array.from({ length: 90_000 }, (_, row) => {
  if (row % 900 === 3) return `"Dos ""líneas""\nen Málaga, ${row}",{buen|gran} sitio,malaga-${row}`
  if (row % 700 === 2) return `"MÁLAGA, ${row}",=1+1,www.a.es/málaga`
  return `Fontanero en Málaga ${row},en málaga y sus alrededores,www.a.es/malaga-${row % 80_000}`
})
const whole = ['título,texto,url', ...places].join('\n')
test.each([
  ['UTF-8 with a mark', new Blob(['\uFEFF', whole])],
  ['UTF-16', new Blob([Buffer.from(`\uFEFF${whole}`, 'utf16le')])],
  ['Windows-1252', new Blob([Buffer.from(whole, 'latin1')])],
])(
  'a file of %s that is cut again gives the same with many lines at once',
  async (_, content) => {
    const quick = await resultOf(content, true)
    expect(quick.sections).toBeGreaterThan(1)
    expect(quick).toEqual(await resultOf(content, false))
  },
  60_000,
)
