import { PDFArray, PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { Fault } from '../../engine/archive-fault.ts'
import { dictAt, itemsOf, nameOf, numberAt, unpacked } from './look.ts'

export type Report = (fault: Fault) => void

/** Inks of process printing, which need no description in a list of inks. */
const process = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None'])
const mostInks = 32
const deepest = 6
const channels = new Map([
  ['GRAY', 1],
  ['RGB ', 3],
  ['Lab ', 3],
  ['CMYK', 4],
])
const classes = new Set(['prtr', 'mntr', 'scnr', 'spac'])

/**
 * Reports what of a document's colours nobody could tell later (ISO 19005-2, 6.2.4): the profile that an archive gets stands for
 * grey and RGB, and nothing stands for CMYK but what the document itself says of it.
 */
export function colourCheck() {
  /** What each spot colour was first said to be. */
  const spots = new Map<string, string>()
  const good = new Set<PDFStream>()

  function check(
    value: PDFObject | undefined,
    resources: PDFDict | undefined,
    report: Report,
    depth = 0,
  ): void {
    if (depth > deepest) return
    const name = nameOf(value)
    if (name !== undefined) return checkNamed(name, resources, report, depth)
    if (!(value instanceof PDFArray)) return
    const inner = (place: number) => check(value.lookup(place), resources, report, depth + 1)
    const kind = nameOf(value.lookup(0)) ?? ''
    if (kind === 'ICCBased') checkProfile(value.lookup(1), report)
    else if (kind === 'Indexed' || kind === 'I' || kind === 'Pattern') inner(1)
    else if (kind === 'Separation') {
      const spot = nameOf(value.lookup(1)) ?? ''
      const told = `${String(value.get(2))} ${String(value.get(3))}`
      if ((spots.get(spot) ?? told) !== told) report({ code: 'spot-colour', about: spot })
      spots.set(spot, told)
      inner(2)
    } else if (kind === 'DeviceN') {
      checkInks(value, report)
      inner(2)
    } else if (value.size() === 1) checkNamed(kind, resources, report, depth)
  }

  function checkNamed(name: string, resources: PDFDict | undefined, report: Report, depth: number): void {
    const spaces = dictAt(resources, 'ColorSpace')
    const isInks = name === 'DeviceCMYK' || name === 'CMYK'
    const own = spaces?.lookup(PDFName.of(isInks ? 'DefaultCMYK' : name))
    if (own !== undefined && nameOf(own) !== name) check(own, resources, report, depth + 1)
    else if (isInks) report({ code: 'cmyk' })
  }

  function checkProfile(value: PDFObject | undefined, report: Report): void {
    if (value instanceof PDFStream && (good.has(value) || isProfile(value))) good.add(value)
    else report({ code: 'profile' })
  }

  return check
}
export type ColourCheck = ReturnType<typeof colourCheck>

function checkInks(space: PDFArray, report: Report): void {
  const names = itemsOf(space.lookup(1)).map((one) => nameOf(one) ?? '')
  const attributes = space.size() > 4 ? space.lookup(4) : undefined
  const described = attributes instanceof PDFDict ? dictAt(attributes, 'Colorants') : undefined
  for (const about of names)
    if (!process.has(about) && !described?.has(PDFName.of(about))) report({ code: 'spot-colour', about })
  if (names.length > mostInks) report({ code: 'limits' })
}

function isProfile(stream: PDFStream): boolean {
  try {
    const bytes = unpacked(stream)
    const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
    const isKnown = text(36) === 'acsp' && classes.has(text(12)) && (bytes[8] ?? 9) < 5
    return isKnown && channels.get(text(16)) === numberAt(stream.dict, 'N')
  } catch {
    return false
  }
}
