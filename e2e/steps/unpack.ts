import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes what a ZIP holds, stored as it is, into a folder. The names, in its order. */
export function unpack(zip: Buffer, folder: string): string[] {
  const names: string[] = []
  const mark = Buffer.from([0x50, 0x4b, 1, 2])
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4)) {
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('An entry is packed')
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), zip.subarray(start, start + zip.readUInt32LE(at + 24)))
    names.push(name)
  }
  return names
}
