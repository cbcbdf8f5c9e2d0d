/** Character maps, standard fonts and decoders that some documents need. */
const maps = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
})
const fonts = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const decoders = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const addresses = new Map(
  [maps, fonts, decoders]
    .flatMap((found) => Object.entries(found))
    .map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Hands them to pdf.js one by one, when a document needs one. */
export class DocumentData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const answer = await fetch(addresses.get(filename) ?? filename)
    if (!answer.ok) throw new Error(`${filename} did not come`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
