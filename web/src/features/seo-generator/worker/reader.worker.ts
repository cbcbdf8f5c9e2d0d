export type ReadAsked = { readonly id: number; readonly part: Blob }
/** Nothing where the browser cannot read it. */
export type ReadAnswer = { readonly id: number; readonly buffer: ArrayBuffer | undefined }

async function answer({ id, part }: ReadAsked) {
  const buffer = await part.arrayBuffer().catch(() => undefined)
  const message: ReadAnswer = { id, buffer }
  globalThis.postMessage(message, { transfer: buffer ? [buffer] : [] })
}

addEventListener('message', ({ data }: MessageEvent<ReadAsked>) => void answer(data))
