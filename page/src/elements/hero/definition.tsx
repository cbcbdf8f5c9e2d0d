/** @jsxRuntime automatic */
import { createElement } from 'react'
import { defineElement } from '../define-element.ts'
import { Picture } from '../picture.tsx'
import { drawParagraph, drawRich } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { roomInside, windowRoom } from '../room.ts'
import { backgroundColorField, colorField } from '../style-fields.ts'
import { heroDefaults, heroSchema } from './schema.ts'
import type { HeroProps } from './schema.ts'
import { boxWidth, heroStyles } from './styles.ts'

function HeroView({ id, props, parts, page }: ViewProps<HeroProps>) {
  const { root, box, words, eyebrow, title, text, buttons, button, second, picture } = parts
  return (
    <section {...root}>
      <div {...box}>
        <div {...words}>
          {props.eyebrow && <p {...eyebrow}>{props.eyebrow}</p>}
          {createElement(
            `h${Math.round(props.level)}`,
            title,
            drawRich(props.title, props.titleSpans, parts),
          )}
          {props.text && drawParagraph(text, props.text, props.textSpans, parts)}
          {(props.buttonText || props.secondText) && (
            <div {...buttons}>
              {props.buttonText && (
                <a {...button} href={props.link}>
                  {props.buttonText}
                </a>
              )}
              {props.secondText && (
                <a {...second} href={props.secondLink}>
                  {props.secondText}
                </a>
              )}
            </div>
          )}
        </div>
        {props.image && (
          <Picture
            id={id}
            page={{ ...page, room: roomInside(page.room ?? windowRoom, { maxWidth: boxWidth }) }}
            attributes={picture}
            source={props.image}
            alt={props.imageAlt}
            // Beside the text, where that is chosen.
            within={{ desktop: props.arrangement === 'split' ? 0.5 : 1 }}
          />
        )}
      </div>
    </section>
  )
}

/** The first thing people see: what it is, why it matters, and what to do. */
export const hero = defineElement<HeroProps>({
  type: 'hero',
  name: 'Portada',
  icon: 'panel-top',
  category: 'layout',
  defaultProps: heroDefaults,
  schema: heroSchema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'title', prop: 'title', multiline: true, rich: 'line' },
    { part: 'eyebrow', prop: 'eyebrow' },
    { part: 'text', prop: 'text', multiline: true, rich: 'paragraph' },
    { part: 'button', prop: 'buttonText' },
    { part: 'second', prop: 'secondText' },
  ],
  fields: {
    layout: [
      { kind: 'text', prop: 'eyebrow', label: 'Línea de arriba' },
      { kind: 'textarea', prop: 'title', label: 'Título' },
      { kind: 'textarea', prop: 'text', label: 'Texto' },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      { kind: 'link', prop: 'link', label: 'Enlace del botón' },
      { kind: 'text', prop: 'secondText', label: 'Texto del segundo enlace' },
      {
        kind: 'link',
        prop: 'secondLink',
        label: 'Segundo enlace',
        when: (props) => props['secondText'] !== '',
      },
      { kind: 'image', prop: 'image', label: 'Imagen' },
      { kind: 'text', prop: 'imageAlt', label: 'Texto alternativo', when: (props) => props['image'] !== '' },
      {
        kind: 'choice',
        prop: 'arrangement',
        label: 'Composición',
        options: [
          { value: 'center', label: 'Centrada' },
          { value: 'left', label: 'A la izquierda' },
          { value: 'split', label: 'Dos lados' },
        ],
      },
      {
        kind: 'length',
        prop: 'minHeight',
        label: 'Alto mínimo',
        unit: 'px',
        min: 0,
        max: 1000,
        slider: { min: 0, max: 1000 },
      },
    ],
    style: [
      colorField('titleColor', 'Color del título'),
      colorField('textColor', 'Color del texto'),
      colorField('buttonColor', 'Color del botón'),
      colorField('buttonTextColor', 'Color del texto del botón'),
      backgroundColorField,
      { kind: 'image', prop: 'backgroundImage', label: 'Imagen de fondo', section: 'background' },
    ],
    advanced: [
      {
        kind: 'select',
        prop: 'level',
        everywhere: true,
        label: 'Nivel del título',
        options: [1, 2, 3, 4, 5, 6].map((value) => ({ value, name: `H${value}` })),
      },
    ],
  },
  styles: heroStyles,
  needs: ({ image, buttonText, link, secondText, secondLink }) => ({
    pictures: [image],
    links: [buttonText && link, secondText && secondLink],
  }),
  View: HeroView,
})
