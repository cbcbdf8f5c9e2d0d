import type { Bytes } from '@aurelio/formats/pdf/bytes'

export async function bytesIn(file: Blob): Promise<Bytes> {
  return new Uint8Array(await file.arrayBuffer())
}

export function pdfOf(content: Bytes): Blob {
  return new Blob([content], { type: 'application/pdf' })
}
