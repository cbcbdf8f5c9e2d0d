import { createDocumentOrder, type OrderStart, type ShownOf, type WaitingOf } from './document-order.ts'
import { mapOperation } from './map-history.ts'
import { joinedOperations } from './operations/join.ts'
import type { Operation } from './operations/operation.ts'
import { replay } from './replay.ts'
import type { PageDocument, Props } from './schema.ts'

/** What a change did to the page, for whoever passes it on. */
export type Made = {
  operations: readonly Operation[]
  /** Changes of one group may be passed on as one. */
  group?: string | undefined
  /** What has not been passed on yet takes this too: texts of pictures that lie elsewhere now. */
  props?: (props: Props) => Props
}

export type Shown = ShownOf<PageDocument>
export type Waiting = WaitingOf<Operation>

/** The order of a page as this editor knows it. */
export function createPageOrder(start: OrderStart<PageDocument, Operation>) {
  const order = createDocumentOrder({ replay, joined: joinedOperations }, start)
  return {
    ...order,
    /** One more that waits; it joins the last one where both are of one group and that has not been sent. */
    add({ operations, group, props }: Made, name: string | undefined) {
      const rewritten = props && ((operation: Operation) => mapOperation(operation, props))
      order.add({ operations, group, rewritten }, name)
    },
  }
}
