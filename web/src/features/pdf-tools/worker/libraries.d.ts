/** What is used of pdf.js, as it is in a worker: its own types know only the page. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown
}

declare module 'pdfjs-dist/build/pdf.min.mjs' {
  export type Viewport = {
    width: number
    height: number
    /** Where a point of the page stands, from its upper left. */
    convertToViewportPoint: (x: number, y: number) => [number, number]
  }
  export type TextItem = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }
  /** What a field, a comment or a link says; `rect` in the page's own points. */
  export type Annotation = {
    subtype: string
    rect: [number, number, number, number]
    contentsObj?: { str: string }
    titleObj?: { str: string }
    richText?: { str: string } | null
    url?: string
    unsafeUrl?: string
    fieldName?: string
    fieldValue?: unknown
    defaultFieldValue?: unknown
    alternativeText?: string
    options?: unknown
    exportValue?: unknown
    buttonValue?: unknown
    actions?: unknown
    dest?: unknown
  }
  export type PdfImage = {
    width: number
    height: number
    bitmap?: ImageBitmap
    data?: Uint8Array | Uint8ClampedArray
    kind?: number
    /** Number and generation of its object: `7R`, or `7R2`. */
    ref?: string
  }
  type Objects = { get: (name: string, found: (object: unknown) => void) => void }
  export const OPS: {
    paintImageXObject: number
    paintImageXObjectRepeat: number
    paintInlineImageXObject: number
  }
  export type PdfPage = {
    getViewport: (options: { scale: number; rotation?: number }) => Viewport
    rotate: number
    render: (options: {
      canvas: null
      canvasContext: OffscreenCanvasRenderingContext2D
      viewport: Viewport
      intent?: 'display' | 'print'
      background?: string
    }) => { promise: Promise<void>; cancel: () => void }
    getTextContent: (options: {
      includeMarkedContent: false
      disableNormalization: boolean
    }) => Promise<{ items: TextItem[] }>
    getAnnotations: (options: { intent: 'any' }) => Promise<Annotation[]>
    getOperatorList: () => Promise<{ fnArray: number[]; argsArray: (unknown[] | null)[] }>
    objs: Objects
    commonObjs: Objects
    cleanup: () => boolean
  }
  export type PdfDocument = {
    numPages: number
    getPage: (number: number) => Promise<PdfPage>
    getPermissions: () => Promise<number[] | null>
  }
  export type LoadingTask = { promise: Promise<PdfDocument>; destroy: () => Promise<void> }
  export function getDocument(options: {
    data: Uint8Array
    password?: string
    CanvasFactory: unknown
    FilterFactory: unknown
    BinaryDataFactory: unknown
    cMapPacked: boolean
    cMapUrl: string
    standardFontDataUrl: string
    wasmUrl: string
    useWorkerFetch: boolean
    disableFontFace: boolean
    useSystemFonts: boolean
    isEvalSupported: boolean
    enableXfa: boolean
    verbosity: number
  }): LoadingTask
}
