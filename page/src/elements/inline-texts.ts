import type { ElementNode, Viewport } from '../document/schema.ts'
import type { InlineText } from './definition.ts'
import { getElement } from './registry.ts'
import { resolveProps } from './resolve.ts'

/** The texts of an element that are edited where they stand, as it is now. */
export function inlineTextsOf(node: ElementNode, viewport: Viewport): readonly InlineText[] {
  const texts = getElement(node.type)?.inlineTexts ?? []
  const props = resolveProps(node, viewport)
  return texts.filter(({ when }) => when === undefined || when(props))
}
