import { isRecord } from '../document/json-values.ts'
import { isSameValue } from '../document/same.ts'
import type { Props } from '../document/schema.ts'
import { keptSpans } from '../values/rich-text/change.ts'
import { readSpans } from '../values/rich-text/span.ts'
import type { InlineText } from './definition.ts'
import { getElement } from './registry.ts'
import { spansProp } from './rich-text/parts.ts'

/**
 * A change of texts that says nothing of what is set apart in them, with what is left of it: whoever writes the plain
 * text, in a field or by a search, takes no bold and no link from the words that stay.
 */
export function keepSpans(type: string, stored: Props, patch: Props): Props {
  const texts = getElement(type)?.inlineTexts?.filter(({ rich }) => rich !== undefined) ?? []
  return texts.reduce((kept, text) => ({ ...kept, ...keptOf(text, stored, kept) }), patch)
}

function keptOf(text: InlineText, stored: Props, patch: Props): Props {
  if (text.list === undefined) return keptIn(text.prop, stored, patch)
  const [before, after] = [stored[text.list], patch[text.list]]
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return {}
  return { [text.list]: after.map((entry: unknown, at) => keptEntry(text.prop, before[at], entry)) }
}

function keptEntry(text: string, before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after
  // An entry that brings marks of its own was moved here, or its text was edited with them.
  const name = spansProp(text)
  return isSameValue(before[name], after[name])
    ? { ...after, ...keptIn(text, before, { [text]: after[text] }) }
    : after
}

function keptIn(text: string, before: Props, patch: Props): Props {
  const name = spansProp(text)
  const [old, now] = [before[text], patch[text]]
  if (Object.hasOwn(patch, name) || !Array.isArray(before[name])) return {}
  if (typeof old !== 'string' || typeof now !== 'string' || old === now) return {}
  const spans = keptSpans({ text: old, spans: readSpans(before[name]) }, now)
  return { [name]: spans.length === 0 ? undefined : spans }
}
