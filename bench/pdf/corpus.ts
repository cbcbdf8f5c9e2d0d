import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

export type Sample = { name: string; file: File; password: string; pages: number }

const pages = { long: 200, middle: 120, short: 47 }

/** The three files that are merged, 367 pages together, with all that a document may bring. */
export async function threeFiles(): Promise<Sample[]> {
  return Promise.all(Object.entries(pages).map(([name, count]) => textSample(`${name}.pdf`, count)))
}

/** One of each kind of file that people have. */
export async function kinds(): Promise<Sample[]> {
  const text = await textSample('text.pdf', 8)
  const bytes = new Uint8Array(await text.file.arrayBuffer())
  const locked = await PDFDocument.load(bytes)
  locked.encrypt({ userPassword: 'abracadabra', ownerPassword: 'sésamo' })
  return [
    text,
    await pictureSample('pictures.pdf', 4),
    sampleOf('locked.pdf', await locked.save(), 8, 'abracadabra'),
    sampleOf('damaged.pdf', bytes.slice(0, bytes.length - 40), 8),
  ]
}

/** Pages of text with bookmarks, links, page labels, a field and an attachment. */
async function textSample(name: string, count: number): Promise<Sample> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  for (let at = 0; at < count; at += 1) {
    const page = document.addPage([595, 842])
    for (let line = 0; line < 50; line += 1)
      page.drawText(`${name}, page ${at + 1}, line ${line + 1}: ${words(at * 50 + line)}`, {
        x: 50,
        y: 790 - line * 15,
        size: 10,
        font,
      })
  }
  const { context, catalog } = document
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, { S: 'r' }, 2, { S: 'D' }] }))
  const all = document.getPages()
  const root = context.nextRef()
  const marks = all.filter((_, at) => at % 10 === 0).map((page) => ({ page, ref: context.nextRef() }))
  for (const [at, { page, ref }] of marks.entries()) {
    const [before, after] = [marks[at - 1]?.ref, marks[at + 1]?.ref]
    const mark = { Title: PDFString.of(`Chapter ${at + 1}`), Parent: root, Dest: [page.ref, 'Fit'] }
    context.assign(
      ref,
      context.obj({ ...mark, ...(before && { Prev: before }), ...(after && { Next: after }) }),
    )
  }
  const ends = { First: marks[0]?.ref ?? root, Last: marks.at(-1)?.ref ?? root }
  context.assign(root, context.obj({ Type: 'Outlines', ...ends, Count: marks.length }))
  catalog.set(PDFName.of('Outlines'), root)
  const [first] = all
  const last = all.at(-1)
  if (first && last) {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [50, 20, 200, 40], Dest: [last.ref, 'Fit'] }
    first.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]))
    document.getForm().createTextField('name').addToPage(first, { x: 300, y: 20, width: 200, height: 20 })
  }
  await document.attach(new TextEncoder().encode(words(7)), `${name}.txt`, { mimeType: 'text/plain' })
  return sampleOf(name, await document.save(), count)
}

/** Pages that a photo fills, as cameras and scanners make them. */
async function pictureSample(name: string, count: number): Promise<Sample> {
  const document = await PDFDocument.create()
  for (let at = 0; at < count; at += 1) {
    const photo = await (await drawnPhoto(at)).convertToBlob({ type: 'image/jpeg', quality: 0.92 })
    const image = await document.embedJpg(await photo.arrayBuffer())
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  }
  return sampleOf(name, await document.save(), count)
}

/** A page for each photograph, as it comes from a camera. */
export async function photographSample(photographs: readonly Uint8Array[]): Promise<Sample> {
  const document = await PDFDocument.create()
  for (const photograph of photographs) {
    const image = await document.embedJpg(photograph)
    const { width, height } = image.scaleToFit(842, 595)
    document.addPage([842, 595]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return sampleOf('photographs.pdf', await document.save(), photographs.length)
}

/** Soft shapes with grain, 2480 x 3508: A4 at 300 dots to the inch. */
export async function drawnPhoto(seed: number): Promise<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(2480, 3508)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no surface')
  const next = random(seed + 1)
  for (let at = 0; at < 60; at += 1) {
    const [x, y, size] = [next() * 2480, next() * 3508, 200 + next() * 1200]
    const glow = context.createRadialGradient(x, y, 0, x, y, size)
    glow.addColorStop(0, `hsl(${next() * 360} 60% ${20 + next() * 60}%)`)
    glow.addColorStop(1, 'transparent')
    context.fillStyle = glow
    context.fillRect(0, 0, 2480, 3508)
  }
  const pixels = context.getImageData(0, 0, 2480, 3508)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const grain = (next() - 0.5) * 16
    for (let colour = 0; colour < 3; colour += 1)
      pixels.data[at + colour] = (pixels.data[at + colour] ?? 0) + grain
  }
  context.putImageData(pixels, 0, 0)
  return canvas
}

function sampleOf(name: string, bytes: Uint8Array, count: number, password = ''): Sample {
  return {
    name,
    file: new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' }),
    password,
    pages: count,
  }
}

const vocabulary =
  'agencia página cliente campaña diseño texto marca visita plazo entrega revisión contrato'.split(' ')

function words(seed: number): string {
  const next = random(seed + 11)
  return Array.from({ length: 9 }, () => vocabulary[Math.floor(next() * vocabulary.length)]).join(' ')
}

/** Numbers from 0 to 1, the same for a seed. */
function random(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}
