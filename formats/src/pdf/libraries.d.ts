/** What is used of qpdf, whose own types know only the page of a browser. */
declare module '@neslinesli93/qpdf-wasm/dist/qpdf.js' {
  export type Qpdf = {
    callMain: (parameters: string[]) => number
    FS: {
      writeFile: (path: string, content: Uint8Array) => void
      readFile: (path: string) => Uint8Array<ArrayBuffer>
      readdir: (path: string) => string[]
    }
  }
  export default function createQpdf(options: { locateFile: () => string }): Promise<Qpdf>
}
