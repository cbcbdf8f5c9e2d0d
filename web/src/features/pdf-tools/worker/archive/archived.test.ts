import { readFile } from 'node:fs/promises'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { profileName } from '@aurelio/formats/pictures/icc'
import { srgbProfile } from '../../../../platform/pictures/rgb-profile.ts'
import { pageWords } from '../../engine/archive-fault.ts'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { hideText } from '../hidden-text.ts'
import { archived, isArchive } from './archived.ts'

const quiet = async () => undefined
/** Two pages as Chromium prints them: DejaVu in part, a link, a shadow and a gradient that shine through. */
const printed = async () => new Uint8Array(await readFile(new URL('./testing/printed.pdf', import.meta.url)))

/** What comes of the printed pages once something has been done to them. */
async function after(change: (document: PDFDocument, pages: PDFPage[]) => Promise<void> | void) {
  const document = await PDFDocument.load(await printed(), { updateMetadata: false })
  await change(document, document.getPages())
  return archived(bytesOf(await document.save({ updateFieldAppearances: false })), quiet)
}
const faultsAfter = async (change: Parameters<typeof after>[0]) => {
  const result = await after(change)
  return 'faults' in result ? result.faults : []
}
/** Adds operators to a page. */
const draws = (page: PDFPage, operators: string) =>
  page.node.addContentStream(page.doc.context.register(page.doc.context.stream(operators)))
const fontsOf = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.has(PDFName.of('DescendantFonts')) ? [object] : [],
    )

it('printed pages become PDF/A-2b: sRGB, a record that says so, an identity, and the same pages', async () => {
  const result = await archived(await printed(), quiet)
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  expect(result.removed).toEqual([])
  expect(await isArchive(result.content, quiet)).toBe(true)
  expect(await isArchive(bytesOf(await printed()), quiet)).toBe(false)
  const document = await PDFDocument.load(result.content, { updateMetadata: false })
  expect(document.getPageCount()).toBe(2)
  expect(document.getTitle()).toBe('Informe anual')
  const text = new TextDecoder('latin1').decode(result.content)
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('<pdfaid:part>2</pdfaid:part>')
  // The same once more: an archive stays one.
  expect('content' in (await archived(result.content, quiet))).toBe(true)
  expect(profileName(srgbProfile())).toBe('sRGB')
})

async function helvetica(document: PDFDocument, page: PDFPage | undefined) {
  page?.drawText('Hola', { font: await document.embedFont(StandardFonts.Helvetica) })
}

describe('what stands against it is told, with its pages', () => {
  it('a font that is not in the file, unless its text is only there to be searched', async () => {
    expect(await faultsAfter((document, [, second]) => helvetica(document, second))).toEqual([
      { code: 'font-missing', about: 'Helvetica', pages: [2] },
    ])
    const scanned = await after(async (document, [first]) => {
      const font = await document.embedFont(StandardFonts.Helvetica)
      const word = { text: 'hola', x: 10, y: 10, width: 50, size: 12, angle: 0 }
      if (first) hideText(first, font, [word])
    })
    expect('content' in scanned).toBe(true)
  })

  it('widths that are not those of the font, and letters that it has not', async () => {
    const wide = await faultsAfter((document) => {
      for (const font of fontsOf(document)) {
        const inner = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
        inner.delete(PDFName.of('W'))
      }
    })
    expect(wide.map(({ code, pages }) => [code, pages])).toEqual([
      ['font-differs', [1]],
      ['font-differs', [1, 2]],
    ])
    const missing = await faultsAfter((_document, [first]) => {
      const [name] = first?.node.Resources()?.lookup(PDFName.of('Font'), PDFDict).keys() ?? []
      if (first) draws(first, `BT ${String(name)} 12 Tf <FFF0> Tj ET`)
    })
    expect(missing.map(({ code }) => code)).toEqual(['font-differs'])
  })

  it.each([
    ['CMYK', 'cmyk', '0 0 0 1 k 0 0 9 9 re f'],
    ['an operator that no reader knows', 'content', '1 2 hola'],
    ['a font that is nowhere', 'content', 'BT /Nada 12 Tf (x) Tj ET'],
    ['states within states', 'limits', 'q '.repeat(30) + 'Q '.repeat(30)],
  ])('%s', async (_name, code, operators) => {
    const faults = await faultsAfter((_document, [, second]) => second && draws(second, operators))
    expect(faults).toEqual([{ code, pages: [2] }])
  })

  it.each<[string, string, (document: PDFDocument, page: PDFPage) => Promise<void> | void]>([
    ['attachments', 'attachments', (document) => document.attach(new Uint8Array(3), 'nota.txt')],
    [
      'a signature',
      'signed',
      ({ context }) => {
        context.register(context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFString.of('x') }))
      },
    ],
    ['a page of six metres', 'limits', (_document, page) => page.setSize(17_000, 500)],
    [
      'a comment that hides',
      'notes',
      ({ context }, page) => {
        const note = context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], F: 2 })
        page.node.addAnnot(context.register(note))
      },
    ],
    [
      'a film',
      'multimedia',
      ({ context }, page) => {
        page.node.addAnnot(
          context.register(context.obj({ Type: 'Annot', Subtype: 'Movie', Rect: [0, 0, 9, 9] })),
        )
      },
    ],
    [
      'a form that is drawn by a program',
      'notes',
      ({ context, catalog }) => {
        catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') }))
      },
    ],
    [
      'content that stands elsewhere',
      'external',
      ({ context }) => {
        context.register(context.stream('', { F: PDFString.of('otro.bin') }))
      },
    ],
  ])('%s', async (_name, code, change) => {
    const faults = await faultsAfter((document, [first]) => first && change(document, first))
    expect(faults.map((fault) => fault.code)).toContain(code)
  })
})

it('takes out programs that a page does not show, and says so', async () => {
  const result = await after((document) => {
    document.addJavaScript('saludo', 'app.alert("hola")')
    const { catalog, context } = document
    catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }))
  })
  if ('faults' in result) throw new Error(JSON.stringify(result.faults))
  expect(result.removed).toEqual(['actions'])
  const document = await PDFDocument.load(result.content)
  expect(document.catalog.has(PDFName.of('OpenAction'))).toBe(false)
  expect(await isArchive(result.content, quiet)).toBe(true)
})

it('a cancel is heard between two pages', async () => {
  const stop = new DOMException('stop', 'AbortError')
  await expect(archived(await printed(), () => Promise.reject(stop))).rejects.toBe(stop)
})

it('pages are told in few words', () => {
  expect(pageWords([1, 2, 3, 5, 9, 10])).toBe('1-3, 5, 9-10')
})
