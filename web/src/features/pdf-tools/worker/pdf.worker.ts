import './browser-qpdf.ts'
import { defineWorker } from '../../../platform/workers/define-worker.ts'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import { failureOf } from '@aurelio/formats/pdf/failure'
import type { Turn } from '@aurelio/formats/pdf/plan'
import { bookmarksIn } from '@aurelio/formats/pdf/bookmarks'
import { type AssembleJob, assembled } from './assembled.ts'
import { bytesIn, pdfOf } from './bytes.ts'
import { compress, type CompressWish } from '@aurelio/formats/pdf/compress'
import type { CropJob } from './crop.ts'
import type { FillJob } from './fill.ts'
import type { ImposeJob } from './impose.ts'
import type { Description } from './metadata.ts'
import type { PictureLayout } from './new-pages.ts'
import { protect, type Protection, unlock, type Unlocking } from '@aurelio/formats/pdf/protect'
import { readDocument } from '@aurelio/formats/pdf/read-document'
import type { RedactJob } from './redact.ts'
import { repair } from '@aurelio/formats/pdf/repair'
import type { Numbering, Watermark } from './stamp.ts'
import type { TextLayer } from './text-layer.ts'

type Context = CallContext<number>
type With<Wish> = Wish & { file: Blob }
type PictureJob = { pictures: { file: Blob; turn: Turn }[]; layout: PictureLayout }

// What draws is loaded with the first call that needs it; all progress goes from 0 to 1.
const worker = defineWorker(
  {
    /** One PDF of parts of several. */
    assemble: (job: AssembleJob, context: Context) => assembled(job, context),
    /** First pages (from 0) of what the outermost bookmarks name, with their titles. */
    chapters: async (file: Blob) =>
      readDocument(await bytesIn(file), (document) =>
        bookmarksIn(document, (page) => page).flatMap(({ title, page }) =>
          page === null ? [] : [{ title: title.decodeText(), page }],
        ),
      ),
    compress: async ({ file, ...wish }: With<CompressWish>, context: Context) => {
      const given = await bytesIn(file)
      const { file: smaller, missed } = await compress(given, wish, context)
      return { file: smaller === given ? file : pdfOf(smaller), missed }
    },
    /** A page for each picture. */
    fromPictures: async ({ pictures, layout }: PictureJob, { pause }: Context) => {
      const { picturesAsPdf } = await import('./new-pages.ts')
      return pdfOf(await picturesAsPdf(pictures, layout, (done) => pause(done / pictures.length)))
    },
    protect: async ({ file, ...how }: With<Protection>, { progress }: Context) =>
      pdfOf(await protect(await bytesIn(file), how, progress)),
    unlock: async ({ file, ...how }: With<Unlocking>, { progress }: Context) =>
      pdfOf(await unlock(await bytesIn(file), how, progress)),
    repair: async ({ file, forWeb }: With<{ forWeb: boolean }>, { progress }: Context) => {
      const { file: whole, repaired } = await repair(await bytesIn(file), forWeb, progress)
      return { file: pdfOf(whole), repaired }
    },
    metadata: async (file: Blob) => (await import('./metadata.ts')).readMetadata(file),
    describe: async ({ file, description }: { file: Blob; description: Partial<Description> | null }) => {
      const { withoutMetadata, writeMetadata } = await import('./metadata.ts')
      return description === null ? withoutMetadata(file) : writeMetadata(file, description)
    },
    watermark: async (job: Watermark, { pause }: Context) =>
      (await import('./stamp.ts')).watermark(job, pause),
    number: async (job: Numbering, { pause }: Context) => (await import('./stamp.ts')).number(job, pause),
    fields: async (file: Blob) => (await import('./fill.ts')).formFields(file),
    redact: async (job: RedactJob) => (await import('./redact.ts')).redact(job),
    crop: async (job: CropJob) => (await import('./crop.ts')).crop(job),
    flatten: async (file: Blob, { progress }: Context) =>
      (await import('./flatten.ts')).flatten(file, progress),
    /** PDF/A-2b, or why not. */
    archive: async (file: Blob, { pause }: Context) =>
      (await import('./archive/archive.ts')).archive(file, pause),
    /** Several pages on each sheet: fields and comments are drawn as they are seen. */
    impose: async (job: ImposeJob, { pause }: Context) => {
      const [{ flattened }, { impose }] = await Promise.all([import('./flatten.ts'), import('./impose.ts')])
      const file = pdfOf(await flattened(await bytesIn(job.file)))
      return pdfOf(await impose({ ...job, file }, (share) => pause(share)))
    },
    /** Pictures that lie in the file as JPEG, by their objects. */
    jpegs: async ({ file, refs }: { file: Blob; refs: string[] }) =>
      (await import('./whole-jpegs.ts')).wholeJpegs(file, refs),
    addText: async ({ file, layers }: { file: Blob; layers: TextLayer[] }) =>
      (await import('./text-layer.ts')).addText(file, layers),
    fill: async (job: FillJob) => (await import('./fill.ts')).fill(job),
  },
  failureOf,
)
export type PdfWorker = typeof worker
