import { PDFDict, PDFDocument, PDFStream } from '@cantoo/pdf-lib'
import { srgbProfile } from '../../../../platform/pictures/rgb-profile.ts'
import type { ArchiveFault } from '../../engine/archive-fault.ts'
import { type Bytes, bytesOf } from '@aurelio/formats/pdf/bytes'
import { cleanForArchive, type Removed } from './clean.ts'
import { documentFaults, type Pause } from './document-faults.ts'
import { at, itemsOf, nameAt, streamAt, unpacked } from './look.ts'

export type Archived = { content: Bytes; removed: Removed[] } | { faults: ArchiveFault[] }

const loading = { updateMetadata: false }
const saving = { updateFieldAppearances: false, addDefaultPage: false }

/**
 * The document as PDF/A-2b, with sRGB as what its colours mean and a record in XML of what it says of itself; or why it cannot be
 * one. It is not drawn anew: what is seen stays as it is. `content` has been written by qpdf before, which knows no LZW.
 */
export async function archived(content: Bytes, pause: Pause): Promise<Archived> {
  const document = await PDFDocument.load(content, loading)
  const removed = cleanForArchive(document)
  const faults = await documentFaults(document, pause)
  if (faults.length > 0) return { faults }
  cleanDescription(document)
  document.convertToPDFA({ conformance: '2B', iccProfile: srgbProfile(), outputConditionIdentifier: 'sRGB' })
  return { content: bytesOf(await document.save(saving)), removed: [...removed] }
}

/** True where a file that was made is what it says: read again, with nothing that PDF/A-2b forbids. */
export async function isArchive(content: Bytes, pause: Pause): Promise<boolean> {
  const document = await PDFDocument.load(content, loading)
  if ((await documentFaults(document, pause)).length > 0) return false
  const { trailerInfo } = document.context
  const hasId = itemsOf(document.context.lookup(trailerInfo.ID)).length === 2
  const intents = itemsOf(at(document.catalog, 'OutputIntents'))
  const isRight = intents.every((intent) => {
    if (!(intent instanceof PDFDict) || nameAt(intent, 'S') !== 'GTS_PDFA1') return false
    const profile = streamAt(intent, 'DestOutputProfile')
    return profile !== undefined && String.fromCharCode(...unpacked(profile).subarray(36, 40)) === 'acsp'
  })
  const record = streamAt(document.catalog, 'Metadata')
  const xml = record instanceof PDFStream ? new TextDecoder().decode(unpacked(record)) : ''
  return (
    hasId &&
    trailerInfo.Encrypt === undefined &&
    intents.length === 1 &&
    isRight &&
    xml.includes('<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>')
  )
}

/** What a document says of itself, without characters that no XML may hold. */
function cleanDescription(document: PDFDocument): void {
  const title = clean(document.getTitle())
  const author = clean(document.getAuthor())
  const subject = clean(document.getSubject())
  const keywords = clean(document.getKeywords())
  const creator = clean(document.getCreator())
  const producer = clean(document.getProducer())
  const info = document.context.lookup(document.context.trailerInfo.Info)
  const dates = [readDate(() => document.getCreationDate()), readDate(() => document.getModificationDate())]
  if (info instanceof PDFDict) for (const key of info.keys()) info.delete(key)
  if (title) document.setTitle(title)
  if (author) document.setAuthor(author)
  if (subject) document.setSubject(subject)
  if (keywords) document.setKeywords([keywords])
  if (creator) document.setCreator(creator)
  if (producer) document.setProducer(producer)
  const [created, modified = created] = dates
  if (created) document.setCreationDate(created)
  if (modified) document.setModificationDate(modified)
}

/** A moment that is not written as one is none. */
function readDate(read: () => Date | undefined): Date | undefined {
  try {
    const date = read()
    return date && Number.isFinite(date.getTime()) ? date : undefined
  } catch {
    return undefined
  }
}

function clean(text: string | undefined): string | undefined {
  return text?.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ').trim()
}
