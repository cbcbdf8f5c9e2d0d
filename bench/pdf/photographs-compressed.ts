import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { makePdfInThread } from '../../server/src/features/recipes/run/pdf/make-pdf-in-thread.ts'
import { debianPhotographs } from './photographs.ts'

/** npm run bench:pdf-photographs: what the engine, which is the browser's too, leaves of photographs of Debian, one to a page. */
const folder = await mkdtemp(join(tmpdir(), 'aurelio-bench-pdf-'))
try {
  const document = await PDFDocument.create()
  for (const photo of await debianPhotographs(folder)) {
    const picture = await document.embedJpg(photo)
    document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 400 })
  }
  const bytes = Uint8Array.from(await document.save())
  for (const by of ['balanced', 'strongest'] as const) {
    const started = performance.now()
    const steps = [{ do: 'compress', by }] as const
    const made = await makePdfInThread({
      files: [{ name: 'fotos.pdf', bytes }],
      steps,
      opening: '',
      password: '',
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${by}: ${(made.bytes.length / bytes.length).toFixed(3)} of ${bytes.length} bytes, ${document.getPageCount()} photographs, ${seconds} s`,
    )
  }
  console.log(
    `Node ${process.version}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
} finally {
  await rm(folder, { recursive: true })
}
