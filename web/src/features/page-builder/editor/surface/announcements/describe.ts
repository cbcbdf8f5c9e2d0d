import { childrenOf, findElement, type ElementId, type PageDocument } from '@aurelio/page/document'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { elementName } from '../../model/commands/change-names.ts'
import { type DragPayload, movedId } from '../../model/transfer/payload.ts'
import type { Slot } from '../../model/places/slot.ts'
import { slotOf } from '../../model/places/slot-order.ts'

/** 'Encabezado, posición 2 de 5 en Contenedor'. */
export function describeElement(document: PageDocument, id: ElementId): string {
  const { parent, index } = slotOf(document, id)
  return placeText(document, nameOf(document, id), parent, index + 1, childrenOf(document, parent).length)
}

/** The same for a slot, as it will be once what is moved stands there. */
export function describeSlot(document: PageDocument, payload: DragPayload, { parent, index }: Slot): string {
  const siblings = childrenOf(document, parent)
  const present = siblings.indexOf(movedId(payload) ?? '')
  const isHere = present !== -1
  const position = isHere && present < index ? index : index + 1
  const total = isHere ? siblings.length : siblings.length + 1
  return placeText(document, nameOfPayload(document, payload), parent, position, total)
}

/** The name of what is dragged. */
export function nameOfPayload(document: PageDocument, payload: DragPayload): string {
  if (payload.kind === 'canvas-element') return nameOf(document, payload.id)
  const { name, type } = payload.element
  return typeof name === 'string' && name !== '' ? i18n.t(name) : type
}

function nameOf(document: PageDocument, id: ElementId): string {
  const element = findElement(document, id)
  // A person's own name for an element may look like a template.
  return element ? i18n.t(elementName(element), { skipInterpolation: true }) : ''
}

function placeText(
  document: PageDocument,
  name: string,
  parent: ElementId | null,
  position: number,
  total: number,
): string {
  const container = parent === null ? i18n.t('la página') : nameOf(document, parent)
  return i18n.t('{{name}}, posición {{position}} de {{total}} en {{container}}', {
    name,
    position,
    total,
    container,
  })
}
