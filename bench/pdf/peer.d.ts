/** The peer is installed only to run the benchmark, so the rest of the house must compile without it. */
declare module 'pdf-lib' {
  type Page = object
  export class PDFDocument {
    static create(): Promise<PDFDocument>
    static load(content: ArrayBuffer): Promise<PDFDocument>
    getPageIndices(): number[]
    copyPages(source: PDFDocument, places: number[]): Promise<Page[]>
    addPage(page: Page): void
    save(): Promise<Uint8Array>
  }
}
