import type { ElementId } from '@aurelio/page/document'
import { z } from 'zod'

/** Type of our data in a drag's `dataTransfer`; the same JSON also goes as plain text. */
export const dragType = 'application/x-aurelio-element+json'

const payloadSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('panel-element'), element: z.looseObject({ type: z.string().min(1) }) }),
  z.object({ kind: z.literal('canvas-element'), id: z.string().min(1), index: z.int().min(0) }),
])

/** An element as a tile, a structure or another window describes it: the nested shape, not yet checked. */
export type ElementTemplate = Readonly<Record<string, unknown>> & { type: string }

/** What a drag carries (page-builder.md §3, "Drag payloads"). */
export type DragPayload =
  | { kind: 'panel-element'; element: ElementTemplate }
  | { kind: 'canvas-element'; id: ElementId; index: number }

/** What dragging an element of the page carries; null for one that may not be dragged by its body. */
export type PayloadOf = (id: ElementId) => DragPayload | null

/** Reads the JSON of a drop. What is no payload of ours gives the reason, which is only logged. */
export function parsePayload(
  text: string,
): { ok: true; payload: DragPayload } | { ok: false; reason: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'drag data is not JSON' }
  }
  const parsed = payloadSchema.safeParse(value)
  return parsed.success ? { ok: true, payload: parsed.data } : { ok: false, reason: 'unrecognised drag type' }
}

/** The element a payload moves; null when it brings a new one. */
export function movedId(payload: DragPayload | null): ElementId | null {
  return payload?.kind === 'canvas-element' ? payload.id : null
}
