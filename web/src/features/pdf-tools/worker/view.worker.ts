import { defineWorker } from '../../../platform/workers/define-worker.ts'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import { failureOf } from '@aurelio/formats/pdf/failure'
import type { Turn } from '@aurelio/formats/pdf/plan'
import { blackOut, type BlackOutJob, proveBlack } from './black-out.ts'
import { comparePages, pageWords } from './compare-pages.ts'
import { contentAreas } from './content-area.ts'
import { drawPage } from './draw-page.ts'
import { findText } from './find-text.ts'
import { closeDocument, openDocument, type ViewedFile } from './open-document.ts'
import { pageImages, type PageImagesJob } from './page-images.ts'
import { pageTables } from './page-tables.ts'
import { plainText } from './plain-text.ts'

type PagesJob = ViewedFile & { pages: readonly number[] }
/** What is known once a document is open. `limited`: it opens without a password, and may not be changed without one. Sizes in points. */
export type Opened = { pages: number; encrypted: boolean; limited: boolean; width: number; height: number }
/** A small picture of a page, and the page's own size in points. */
export type Thumbnail = { blob: Blob; width: number; height: number }
/** `longest`: pixels of the longer side. */
export type ThumbnailJob = ViewedFile & { page: number; turn?: Turn; longest?: number }
/** A page to be read by a machine, in pixels: so many of them to the point. */
export type ScanPicture = { blob: Blob; width: number; height: number; scale: number }
type ScanJob = ViewedFile & { page: number; turn: Turn; longest: number; isPicture: boolean }
export type PictureFormat = 'jpeg' | 'png' | 'webp'
export type PictureJob = ViewedFile & { pages: number[]; dpi: number; format: PictureFormat }

const thumbnailSide = 280
/** What the PDF specification calls the permission to change the contents. */
const mayChange = 8

/** What a picture has of its own is enough, unless that is very little: a page of one has 96 pixels to the inch. */
const fewestPixels = 2400
async function ownSize(viewed: ViewedFile, place: number, most: number): Promise<number> {
  const { width, height } = (await (await openDocument(viewed)).getPage(place + 1)).getViewport({ scale: 1 })
  return Math.min(most, Math.max(fewestPixels, (Math.max(width, height) * 96) / 72))
}

const worker = defineWorker(
  {
    /** Answers once this file has been loaded: what is asked for next need not wait for it. */
    ready: (): undefined => undefined,
    open: async (viewed: ViewedFile): Promise<Opened> => {
      const document = await openDocument(viewed)
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      const may = await document.getPermissions()
      const limited = viewed.password === '' && may !== null && !may.includes(mayChange)
      return { pages: document.numPages, encrypted: may !== null, limited, width, height }
    },
    close: (id: string) => closeDocument(id),
    thumbnail: async ({
      page,
      turn = 0,
      longest = thumbnailSide,
      ...viewed
    }: ThumbnailJob): Promise<Thumbnail> => {
      const { canvas, width, height } = await drawPage(viewed, { page, longest, turn })
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
      Object.assign(canvas, { width: 0, height: 0 })
      return { blob, width, height }
    },
    scan: async ({ isPicture, longest, page, turn, ...viewed }: ScanJob): Promise<ScanPicture> => {
      const drawn = { page, turn, longest: isPicture ? await ownSize(viewed, page, longest) : longest }
      const { canvas, width: points } = await drawPage(viewed, drawn)
      const { width, height } = canvas
      // Far quicker to be packed and unpacked than PNG, and no letter changes.
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      Object.assign(canvas, { width: 0, height: 0 })
      return { blob, width, height, scale: width / points }
    },
    /** Its progress, as that of all below, is a share from 0 to 1. */
    blackOut: (job: BlackOutJob, { pause }: CallContext<number>) => blackOut(job, pause),
    proveBlack,
    findText,
    contentAreas: (job: PagesJob, { pause }: CallContext<number>) => contentAreas(job, pause),
    plainText: (job: PagesJob, { pause }: CallContext<number>) => plainText(job, pause),
    pageWords,
    comparePages,
    pageTables: (job: PagesJob, { pause }: CallContext<number>) => pageTables(job, pause),
    pageImages: (job: PageImagesJob, { pause }: CallContext<number>) => pageImages(job, pause),
    pictures: async (
      { pages, dpi, format, ...viewed }: PictureJob,
      { pause }: CallContext<number>,
    ): Promise<Blob[]> => {
      const pictures: Blob[] = []
      for (const page of pages) {
        const { canvas } = await drawPage(viewed, { page, dpi })
        pictures.push(await canvas.convertToBlob({ type: `image/${format}`, quality: 0.9 }))
        Object.assign(canvas, { width: 0, height: 0 })
        await pause(pictures.length / pages.length)
      }
      return pictures
    },
  },
  failureOf,
)
export type ViewWorker = typeof worker
