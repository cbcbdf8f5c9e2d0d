/** @jsxRuntime automatic */
import { createElement } from 'react'
import type { z } from 'zod'
import type { Field, InlineText, PartAttributes } from './definition.ts'
import { alignments } from './options.ts'
import { hexProp, linkProp, textProp, wordProp } from './prop-schemas.ts'
import { spansOfProp } from './rich-text/parts.ts'
import { drawParagraph, drawRich } from './rich-text/rich-text.tsx'
import { colorField } from './style-fields.ts'
import { titleLevelField, titleLevelProp } from './title-level.ts'

type Defaults = Record<
  'title' | 'text' | 'linkText' | 'link' | 'titleColor' | 'textColor' | 'linkColor',
  string
> & { alignment: (typeof alignments)[number] }

/** A title, a text and a link below each other, as a card and an icon with text have them. */
export const titledShape = (defaults: Defaults) => ({
  title: textProp(defaults.title),
  titleSpans: spansOfProp,
  level: titleLevelProp,
  text: textProp(defaults.text),
  textSpans: spansOfProp,
  linkText: textProp(defaults.linkText),
  link: linkProp(defaults.link),
  alignment: wordProp(alignments, defaults.alignment),
  titleColor: hexProp(defaults.titleColor),
  textColor: hexProp(defaults.textColor),
  linkColor: hexProp(defaults.linkColor),
})
type TitledProps = z.output<z.ZodObject<ReturnType<typeof titledShape>>>

export const titledFields: readonly Field[] = [
  { kind: 'text', prop: 'title', label: 'Título' },
  titleLevelField,
  { kind: 'textarea', prop: 'text', label: 'Texto' },
  { kind: 'text', prop: 'linkText', label: 'Texto del enlace' },
  { kind: 'link', prop: 'link', label: 'Enlace' },
]

export const titledColorFields: readonly Field[] = [
  colorField('titleColor', 'Color del título'),
  colorField('textColor', 'Color del texto'),
  colorField('linkColor', 'Color del enlace'),
]

export const titledInlineTexts: readonly InlineText[] = [
  { part: 'title', prop: 'title', rich: 'line' },
  { part: 'text', prop: 'text', multiline: true, rich: 'paragraph' },
  { part: 'link', prop: 'linkText' },
]

/** What of it is not empty. */
export function TitledText({
  props,
  parts,
}: {
  props: TitledProps
  parts: Readonly<Record<string, PartAttributes>>
}) {
  const { title, text, link } = parts
  return (
    <>
      {props.title && createElement(`h${props.level}`, title, drawRich(props.title, props.titleSpans, parts))}
      {props.text && drawParagraph(text, props.text, props.textSpans, parts)}
      {props.linkText && (
        <a {...link} href={props.link}>
          {props.linkText}
        </a>
      )}
    </>
  )
}
