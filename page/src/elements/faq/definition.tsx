/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import { drawParagraph } from '../rich-text/rich-text.tsx'
import type { ViewProps } from '../definition.ts'
import { itemsProp, mostItems } from '../items.ts'
import { fontSizeBounds, fontSizeField, yesNoOptions } from '../options.ts'
import { hexProp, lengthProp, textProp, wordProp } from '../prop-schemas.ts'
import { colorField } from '../style-fields.ts'
import { questionsData } from './structured-data.ts'

const defaults = {
  items: [
    {
      question: '¿Cuánto se tarda?',
      answer: 'Una semana desde que hablamos hasta que lo tienes funcionando.',
    },
    { question: '¿Qué necesitáis de mí?', answer: 'Una llamada de media hora y los textos que ya tengas.' },
    {
      question: '¿Puedo cambiar de idea?',
      answer: 'Sí. Tienes catorce días para decirnos que no, sin explicaciones.',
    },
  ],
  openFirst: 'no',
  questionColor: '#16161d',
  answerColor: '#333333',
  borderColor: '#d5d5e2',
  fontSize: '19px',
} as const

const item = z.object({ question: textProp(''), answer: textProp(''), answerSpans: spansOfProp })
const schema = z.object({
  items: itemsProp(item, defaults.items),
  openFirst: wordProp(['yes', 'no'], defaults.openFirst),
  questionColor: hexProp(defaults.questionColor),
  answerColor: hexProp(defaults.answerColor),
  borderColor: hexProp(defaults.borderColor),
  fontSize: lengthProp(defaults.fontSize, fontSizeBounds),
})
type FaqProps = z.output<typeof schema>

function FaqView({ props, parts }: ViewProps<FaqProps>) {
  const { root, entry, question, words, answer } = parts
  return (
    <div {...root}>
      {props.items.map((each, at) => (
        <details key={at} {...entry} open={at === 0 && props.openFirst === 'yes'} data-faq="">
          <summary {...question}>
            <span {...words}>{each.question}</span>
          </summary>
          {drawParagraph(answer, each.answer, each.answerSpans, parts)}
        </details>
      ))}
    </div>
  )
}

/** Questions that open to their answers: the browser's own, so they need no script. */
export const faq = defineElement<FaqProps>({
  type: 'faq',
  name: 'Preguntas frecuentes',
  icon: 'circle-help',
  category: 'basic',
  defaultProps: defaults,
  schema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'words', prop: 'question', list: 'items' },
    { part: 'answer', prop: 'answer', list: 'items', multiline: true, rich: 'paragraph' },
  ],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Preguntas',
        itemName: 'Pregunta',
        item: [
          { kind: 'text', prop: 'question', label: 'Pregunta' },
          { kind: 'textarea', prop: 'answer', label: 'Respuesta' },
        ],
        newItem: { question: '¿Una pregunta nueva?', answer: 'Y su respuesta, clara y corta.' },
        min: 1,
        max: mostItems,
      },
      {
        kind: 'choice',
        prop: 'openFirst',
        everywhere: true,
        label: 'La primera, abierta',
        options: yesNoOptions,
      },
    ],
    style: [
      colorField('questionColor', 'Color de las preguntas'),
      colorField('answerColor', 'Color de las respuestas'),
      colorField('borderColor', 'Color de las líneas'),
      fontSizeField,
    ],
  },
  css: [
    '.aurelio-page [data-faq] summary{cursor:pointer;list-style:none;display:flex;justify-content:space-between;gap:16px;padding:18px 0}',
    '.aurelio-page [data-faq] summary::-webkit-details-marker{display:none}',
    '.aurelio-page [data-faq] summary::after{content:"+";flex:none;width:1em;text-align:center;font-weight:400}',
    '.aurelio-page [data-faq][open] summary::after{content:"–"}',
  ].join('\n'),
  styles: (props) => ({
    root: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      ...(props.borderColor && { borderColor: props.borderColor }),
    },
    entry: {
      ...(props.borderColor && {
        borderWidth: '0 0 1px',
        borderStyle: 'solid',
        borderColor: props.borderColor,
      }),
    },
    question: {
      fontSize: props.fontSize,
      fontWeight: 600,
      ...(props.questionColor && { color: props.questionColor }),
    },
    words: {},
    answer: {
      padding: '0 40px 20px 0',
      fontSize: '18px',
      whiteSpace: 'pre-line',
      ...(props.answerColor && { color: props.answerColor }),
    },
  }),
  structuredData: ({ items }) => questionsData(items),
  View: FaqView,
})
