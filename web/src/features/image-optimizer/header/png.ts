import { unzlibSync } from 'fflate'
import { joined } from '../../../platform/pictures/joined.ts'
import { readTiff } from '../../../platform/pictures/tiff.ts'
import { reader } from '@aurelio/formats/pictures/bytes'
import { blankHeader, type ImageHeader } from './header.ts'
import { displayP3, isSrgbName, profileName } from '@aurelio/formats/pictures/icc'

export type PngChunk = { type: string; start: number; data: Uint8Array; end: number }

/** The chunks in order, each from its length to its checksum; stops at the first that the file does not hold whole. */
export function pngChunks(bytes: Uint8Array): PngChunk[] {
  const r = reader(bytes)
  const chunks: PngChunk[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = r.u32(at)
    const end = at + 12 + length
    if (end > bytes.length) break
    const type = r.text(at + 4, 4)
    chunks.push({ type, start: at, data: bytes.subarray(at + 8, at + 8 + length), end })
    if (type === 'IEND') break
    at = end
  }
  return chunks
}

export function pngHeader(bytes: Uint8Array): ImageHeader {
  const r = reader(bytes)
  const chunks = pngChunks(bytes)
  const colourType = r.u8(25)
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)
  const animation = find('acTL')
  const exif = find('eXIf')
  return {
    ...blankHeader,
    kind: 'png',
    width: r.u32(16),
    height: r.u32(20),
    bitDepth: r.u8(24),
    hasAlpha: colourType === 4 || colourType === 6 || find('tRNS') !== undefined,
    frames: animation ? Math.max(1, reader(animation.data).u32(0)) : 1,
    orientation: (exif && readTiff(exif.data)?.orientation) ?? 1,
    profile: colourName(chunks),
    isComplete: find('IEND') !== undefined,
  }
}

/** Code points of video are stronger than a profile (PNG, third edition, 4.3): primaries of P3, and the curve of sRGB. */
const videoP3 = [12, 13]

/** The name of the file's colours; '' where they are its own without a name, null where they are the web's. */
function colourName(chunks: readonly PngChunk[]): string | null {
  const find = (type: string) => chunks.find((chunk) => chunk.type === type)?.data
  const video = find('cICP')
  if (video && videoP3.every((value, index) => video[index] === value)) return displayP3
  const profile = find('iCCP')
  if (!profile) return hasOwnColours(chunks) ? '' : null
  const name = latin1UntilZero(profile)
  if (isSrgbName(name)) return name
  // Beyond the name stand a zero and the number of the only way to pack.
  const said = profileName(unpacked(profile.subarray(name.length + 2)))
  return said === displayP3 ? said : spokenName(name)
}

/** Nothing where it cannot be unpacked: browsers ignore such a profile too. */
function unpacked(data: Uint8Array): Uint8Array {
  try {
    return unzlibSync(data)
  } catch {
    return new Uint8Array()
  }
}

/** Some programs write a mere sign where the name should stand ('_'): that is no name to show. */
function spokenName(name: string) {
  return /\p{L}{2}/u.test(name) ? name : ''
}

/** The profile's name stands before its compressed data. */
function latin1UntilZero(data: Uint8Array) {
  const end = data.indexOf(0)
  return String.fromCharCode(...data.subarray(0, end < 0 ? 79 : Math.min(end, 79)))
}

/** The web's own gamma and primaries, in hundred thousandths (PNG, 11.3.2). */
const webGamma = 45_455
const webPrimaries = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000]
/** Writers round, each in its own way. */
const rounding = 100

/**
 * True where the file says, without a profile, that its numbers mean other colours than the web's. Primaries mean
 * nothing without a gamma.
 */
function hasOwnColours(chunks: readonly PngChunk[]): boolean {
  const says = (type: string, usual: readonly number[]) => {
    const chunk = chunks.find((one) => one.type === type)
    if (!chunk) return false
    return usual.some((value, index) => Math.abs(reader(chunk.data).u32(index * 4) - value) > rounding)
  }
  if (!hasGamma(chunks)) return false
  return says('gAMA', [webGamma]) || says('cHRM', webPrimaries)
}

/** An sRGB note is stronger than a gamma (PNG, 4.3). */
function hasGamma(chunks: readonly PngChunk[]) {
  return chunks.some(({ type }) => type === 'gAMA') && !chunks.some(({ type }) => type === 'sRGB')
}

/**
 * The file without its gamma where that is the web's: browsers take the number at its word and shift dark colours by
 * what lies between it and the curve that it stands for.
 */
export function withoutWebGamma(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const chunks = pngChunks(bytes)
  if (!hasGamma(chunks) || chunks.some(({ type }) => type === 'iCCP') || hasOwnColours(chunks)) return bytes
  const kept = chunks.filter(({ type }) => type !== 'gAMA' && type !== 'cHRM')
  return joined([bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))])
}
