/** What is asked of `fontverter`, which brings no types. */
declare module 'fontverter' {
  type Format = 'truetype' | 'woff2'
  const fontverter: { convert: (font: Buffer, to: Format, from: Format) => Promise<Buffer> }
  export default fontverter
}
