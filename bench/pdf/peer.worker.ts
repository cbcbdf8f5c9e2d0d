import { PDFDocument } from 'pdf-lib'
import { defineWorker } from '../../web/src/platform/workers/define-worker.ts'

/** `pages`: the first so many of the file; all of them without it. */
export type PeerSource = { file: Blob; pages?: number }

/** The peer at the same work as ours, in a worker as ours is. */
const worker = defineWorker(
  {
    merge: async (sources: PeerSource[]): Promise<Blob> => {
      const made = await PDFDocument.create()
      for (const { file, pages } of sources) {
        const source = await PDFDocument.load(await file.arrayBuffer())
        for (const page of await made.copyPages(source, source.getPageIndices().slice(0, pages)))
          made.addPage(page)
      }
      return new Blob([Uint8Array.from(await made.save())], { type: 'application/pdf' })
    },
  },
  String,
)
export type PeerWorker = typeof worker
