import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { at, dictAt, isTrue, nameAt, nameOf, numberAt } from './look.ts'

/** What was taken away, for the person to know: nothing of it is seen on a page. */
export type Removed = 'actions' | 'layers'

const goodActions = new Set(['GoTo', 'GoToR', 'GoToE', 'Thread', 'URI', 'SubmitForm', 'Named'])
const goodNames = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage'])
/** What programs keep for themselves, and what an archive must not have; a page looks the same without. */
const ofPrograms = ['PieceInfo', 'OPI', 'Alternates', 'CIDSet', 'CharSet', 'PresSteps', 'Thumb'].map(
  PDFName.of,
)
const ofCatalog = ['Perms', 'Requirements', 'Version', 'OutputIntents', 'Metadata'].map(PDFName.of)
const ofNames = ['JavaScript', 'AlternatePresentations', 'Renditions'].map(PDFName.of)
const [printed, hidden, invisible, unseen, toggled] = [4, 2, 1, 32, 256]

/** Takes out of a document what PDF/A-2b forbids and no page shows, and says in so many words what is written as default. */
export function cleanForArchive(document: PDFDocument): Set<Removed> {
  const removed = new Set<Removed>()
  const { catalog, context } = document
  for (const key of ofCatalog) catalog.delete(key)
  const names = dictAt(catalog, 'Names')
  if (names?.has(PDFName.of('JavaScript'))) removed.add('actions')
  for (const key of ofNames) names?.delete(key)
  for (const [, object] of context.enumerateIndirectObjects()) cleanWithin(object, removed, 0)
  cleanWithin(catalog, removed, 0)
  for (const { node } of document.getPages()) {
    const resources = node.Resources()
    if (resources) node.set(PDFName.of('Resources'), resources)
  }
  cleanLayers(catalog, removed)
  return removed
}

const deepest = 40

/** Objects within an object; those with a number of their own come by themselves. */
function cleanWithin(object: PDFObject | undefined, removed: Set<Removed>, depth: number): void {
  if (depth > deepest) return
  if (object instanceof PDFArray) for (const item of object.asArray()) cleanWithin(item, removed, depth + 1)
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict)) return
  cleanOne(dict, removed)
  for (const value of dict.values()) cleanWithin(value, removed, depth + 1)
}

function cleanOne(dict: PDFDict, removed: Set<Removed>): void {
  for (const key of ofPrograms) dict.delete(key)
  const record = at(dict, 'Metadata')
  if (record instanceof PDFStream && nameAt(record.dict, 'Type') === 'Metadata')
    dict.delete(PDFName.of('Metadata'))
  if (isTrue(at(dict, 'Interpolate'))) dict.set(PDFName.of('Interpolate'), PDFBool.False)
  const subtype = nameAt(dict, 'Subtype')
  if (subtype === 'CIDFontType2' && at(dict, 'CIDToGIDMap') === undefined)
    dict.set(PDFName.of('CIDToGIDMap'), PDFName.of('Identity'))
  for (const key of ['A', 'AA', 'PA', 'OpenAction', 'Next']) {
    const name = PDFName.of(key)
    if (dict.has(name) && isForbidden(key, at(dict, key), subtype)) {
      dict.delete(name)
      removed.add('actions')
    }
  }
  if (at(dict, 'Rect') !== undefined && subtype !== undefined) cleanNote(dict, subtype)
}

function isForbidden(key: string, value: PDFObject | undefined, subtype: string | undefined): boolean {
  if (key === 'AA') return value instanceof PDFDict
  if (!(value instanceof PDFDict)) return false
  const action = nameAt(value, 'S')
  if (action === undefined) return false
  if (key === 'A' && subtype === 'Widget') return true
  return !goodActions.has(action) || (action === 'Named' && !goodNames.has(nameAt(value, 'N') ?? ''))
}

/** A note or link is printed too, and looks one way only. Those that hide stay as they are, and are told as a fault. */
function cleanNote(note: PDFDict, subtype: string): void {
  if (subtype === 'Popup') return
  const flags = numberAt(note, 'F') ?? 0
  if ((flags & (hidden | invisible | unseen | toggled)) === 0)
    note.set(PDFName.of('F'), PDFNumber.of(flags | printed))
  const looks = dictAt(note, 'AP')
  looks?.delete(PDFName.of('D'))
  looks?.delete(PDFName.of('R'))
}

/** Layers stay as they are seen on a screen, and do not change by themselves. */
function cleanLayers(catalog: PDFDict, removed: Set<Removed>): void {
  const layers = dictAt(catalog, 'OCProperties')
  const usual = dictAt(layers, 'D')
  if (!layers || !usual) return
  const others = at(layers, 'Configs')
  const all = [
    usual,
    ...(others instanceof PDFArray ? others.asArray().map((_, place) => others.lookup(place)) : []),
  ]
  all.forEach((one, place) => {
    if (!(one instanceof PDFDict)) return
    if (at(one, 'AS') !== undefined) removed.add('layers')
    one.delete(PDFName.of('AS'))
    one.delete(PDFName.of('Order'))
    one.set(PDFName.of('Name'), PDFString.of(`capas ${place + 1}`))
  })
  if (nameOf(at(usual, 'BaseState')) === 'Unchanged') usual.set(PDFName.of('BaseState'), PDFName.of('ON'))
}
