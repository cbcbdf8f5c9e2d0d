import { PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { Fault } from '../../engine/archive-fault.ts'
import type { ColourCheck, Report } from './colour-faults.ts'
import { operationsIn, type Token } from './content-tokens.ts'
import type { FontUse } from './font-faults.ts'
import { at, dictAt, dictOf, isTrue, itemsOf, nameAt, nameOf, streamAt } from './look.ts'

/** A stream of operators with what its names mean. */
export type Drawing = { stream: PDFStream; resources: PDFDict | undefined }
/** What a stream of operators does, without what it draws within. */
export type Content = { faults: Fault[]; fonts: Map<PDFDict, FontUse>; inner: Drawing[] }

const operators = new Set(
  'b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'.split(
    ' ',
  ),
)
const intents = new Set(['RelativeColorimetric', 'AbsoluteColorimetric', 'Perceptual', 'Saturation'])
const blends = new Set(
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  ),
)
const deepest = 28
/** Text that is drawn in no way: there to be searched. */
const invisible = 3

/** Reads what a stream draws; what its names mean stands in `resources` alone (ISO 19005-2, 6.2.2). */
export function readContent(bytes: Uint8Array, resources: PDFDict | undefined, colour: ColourCheck): Content {
  const content: Content = { faults: [], fonts: new Map(), inner: [] }
  const report: Report = (fault) => content.faults.push(fault)
  const reader = new ContentReader(content, resources, report, (space) => colour(space, resources, report))
  try {
    for (const { operator, operands } of operationsIn(bytes)) reader.do(operator, operands)
  } catch {
    report({ code: 'content' })
  }
  return content
}

type State = { font: PDFDict | null; mode: number }

class ContentReader {
  private state: State = { font: null, mode: 0 }
  private readonly states: State[] = []
  private readonly content: Content
  private readonly resources: PDFDict | undefined
  private readonly report: Report
  private readonly colour: (space: PDFObject | undefined) => void

  constructor(
    content: Content,
    resources: PDFDict | undefined,
    report: Report,
    colour: (space: PDFObject | undefined) => void,
  ) {
    this.content = content
    this.resources = resources
    this.report = report
    this.colour = colour
  }

  do(operator: string, operands: readonly Token[]): void {
    if (!operators.has(operator)) return this.report({ code: 'content' })
    if (operands.some((token) => token.kind === 'string' && token.isOdd)) this.report({ code: 'content' })
    const last = operands.at(-1)
    const name = last?.kind === 'name' ? last.value : ''
    switch (operator) {
      case 'q':
        this.states.push({ ...this.state })
        if (this.states.length > deepest) this.report({ code: 'limits' })
        return
      case 'Q':
        this.state = this.states.pop() ?? this.state
        return
      case 'Tf': {
        const [given] = operands
        const font = this.named('Font', given?.kind === 'name' ? given.value : '')
        this.state.font = font instanceof PDFDict ? font : null
        return
      }
      case 'Tr':
        if (last?.kind === 'number') this.state.mode = last.value
        return
      case 'Tj':
      case 'TJ':
      case "'":
      case '"':
        return this.show(last)
      case 'k':
      case 'K':
        return this.colour(PDFName.of('DeviceCMYK'))
      case 'cs':
      case 'CS':
        return this.colour(PDFName.of(name))
      case 'scn':
      case 'SCN':
        if (name !== '') this.pattern(this.named('Pattern', name))
        return
      case 'sh':
        return this.colour(colourOf(this.named('Shading', name)))
      case 'gs':
        return this.effects(this.named('ExtGState', name))
      case 'ri':
        if (!intents.has(name)) this.report({ code: 'print-effects' })
        return
      case 'Do':
        return this.object(this.named('XObject', name))
      case 'BI':
        if (last?.kind === 'dict') this.inlinePicture(last.entries)
    }
  }

  private named(kind: string, name: string): PDFObject | undefined {
    const found = dictAt(this.resources, kind)?.lookup(PDFName.of(name))
    if (found === undefined) this.report({ code: 'content' })
    return found
  }

  private show(token: Token | undefined): void {
    const { font, mode } = this.state
    if (!font || !token) return
    const use = this.content.fonts.get(font) ?? { codes: new Set(), seen: false }
    if (!this.content.fonts.has(font)) {
      this.content.fonts.set(font, use)
      if (nameAt(font, 'Subtype') === 'Type3') this.letters(font)
    }
    if (mode !== invisible) use.seen = true
    const step = nameAt(font, 'Subtype') === 'Type0' ? 2 : 1
    for (const one of token.kind === 'array' ? token.items : [token])
      if (one.kind === 'string')
        for (let place = 0; place < one.bytes.length; place += step) {
          const [first = 0, second = 0] = one.bytes.subarray(place, place + step)
          use.codes.add(step === 2 ? first * 256 + second : first)
        }
  }

  private letters(font: PDFDict): void {
    const resources = dictAt(font, 'Resources')
    for (const drawing of dictAt(font, 'CharProcs')?.values() ?? []) {
      const stream = font.context.lookup(drawing)
      if (stream instanceof PDFStream) this.content.inner.push({ stream, resources })
    }
  }

  private pattern(value: PDFObject | undefined): void {
    const dict = dictOf(value)
    if (!dict) return
    if (value instanceof PDFStream)
      this.content.inner.push({ stream: value, resources: dictAt(dict, 'Resources') })
    else this.colour(colourOf(at(dict, 'Shading')))
    const effects = at(dict, 'ExtGState')
    if (effects) this.effects(effects)
  }

  private effects(value: PDFObject | undefined): void {
    if (!(value instanceof PDFDict)) return
    const transfer = nameAt(value, 'TR2') ?? at(value, 'TR2')
    const halftone = dictOf(at(value, 'HT'))
    const modes = [at(value, 'BM')].flatMap((mode) => (nameOf(mode) === undefined ? itemsOf(mode) : [mode]))
    const isForPrinters =
      at(value, 'TR') !== undefined ||
      at(value, 'HTP') !== undefined ||
      (transfer !== undefined && transfer !== 'Default') ||
      (halftone && at(halftone, 'HalftoneName') !== undefined) ||
      !modes.every((mode) => blends.has(nameOf(mode) ?? '')) ||
      !intents.has(nameAt(value, 'RI') ?? 'Perceptual') ||
      // Inks that are drawn over each other mean another thing with a profile of their own (6.2.4.2).
      (at(value, 'OPM')?.toString() === '1' && (isTrue(at(value, 'OP')) || isTrue(at(value, 'op'))))
    if (isForPrinters) this.report({ code: 'print-effects' })
    const mask = dictAt(value, 'SMask')
    const group = mask && streamAt(mask, 'G')
    if (group) this.form(group)
  }

  private object(value: PDFObject | undefined): void {
    if (!(value instanceof PDFStream)) return
    const kind = nameAt(value.dict, 'Subtype')
    if (kind === 'Image') this.picture(value)
    else if (kind === 'Form') this.form(value)
    else this.report({ code: 'content' })
  }

  private form(stream: PDFStream): void {
    const { dict } = stream
    if (at(dict, 'Ref') !== undefined) this.report({ code: 'external' })
    if (at(dict, 'PS') !== undefined || nameAt(dict, 'Subtype2') === 'PS') this.report({ code: 'content' })
    const group = dictAt(dict, 'Group')
    if (group) this.colour(at(group, 'CS'))
    this.content.inner.push({ stream, resources: dictAt(dict, 'Resources') })
  }

  private picture({ dict }: PDFStream): void {
    const filter = at(dict, 'Filter')
    if ([filter, ...itemsOf(filter)].some((one) => nameOf(one) === 'JPXDecode'))
      this.report({ code: 'jpeg-2000' })
    if (!intents.has(nameAt(dict, 'Intent') ?? 'Perceptual')) this.report({ code: 'print-effects' })
    if (isTrue(at(dict, 'ImageMask'))) return
    this.colour(at(dict, 'ColorSpace'))
    for (const key of ['SMask', 'Mask']) {
      const mask = streamAt(dict, key)
      if (mask) this.picture(mask)
    }
  }

  private inlinePicture(entries: ReadonlyMap<string, Token>): void {
    const filter = entries.get('F') ?? entries.get('Filter')
    const filters = filter?.kind === 'array' ? filter.items : filter ? [filter] : []
    const smooth = entries.get('I') ?? entries.get('Interpolate')
    if (filters.some((one) => one.kind === 'name' && one.value.startsWith('LZW')))
      this.report({ code: 'content' })
    if (smooth?.kind === 'word' && smooth.value === 'true') this.report({ code: 'content' })
    const space = entries.get('CS') ?? entries.get('ColorSpace')
    if (space?.kind === 'name') this.colour(PDFName.of(space.value))
    const [kind, base] = space?.kind === 'array' ? space.items : []
    if (kind && base?.kind === 'name') this.colour(PDFName.of(base.value))
  }
}

function colourOf(shading: PDFObject | undefined): PDFObject | undefined {
  const dict = dictOf(shading)
  return dict && at(dict, 'ColorSpace')
}
