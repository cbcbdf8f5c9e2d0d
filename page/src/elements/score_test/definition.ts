import { defineElement } from '../define-element.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { colorField } from '../style-fields.ts'
import { titleLevelField } from '../title-level.ts'
import { outcomeCss, scoreCss } from './css.ts'
import { mostLines, scoreDefaults, type ScoreProps, scoreSchema } from './schema.ts'
import { scoreStyles } from './styles.ts'
import { ScoreTestView } from './view.tsx'

/** A test that counts what somebody marks and shows them their own result, in the page itself and without a script. */
export const scoreTest = defineElement<ScoreProps>({
  type: 'score_test',
  name: 'Test con resultado',
  icon: 'list-checks',
  category: 'basic',
  defaultProps: scoreDefaults,
  schema: scoreSchema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'words', prop: 'text', list: 'items' },
    { part: 'title', prop: 'title', list: 'results' },
    { part: 'text', prop: 'text', list: 'results', multiline: true },
  ],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Frases que se marcan',
        itemName: 'Frase',
        item: [{ kind: 'text', prop: 'text', label: 'Texto' }],
        newItem: { text: 'Otra frase que le pase a mucha gente.' },
        min: 1,
        max: mostLines,
      },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      {
        kind: 'items',
        prop: 'results',
        label: 'Resultados',
        help: 'Cada persona ve uno solo: el último que alcanza con las frases que ha marcado.',
        itemName: 'Resultado',
        item: [
          { kind: 'number', prop: 'from', label: 'A partir de cuántas frases', min: 0, max: mostLines },
          { kind: 'text', prop: 'title', label: 'Título' },
          { kind: 'textarea', prop: 'text', label: 'Texto' },
          { kind: 'text', prop: 'linkText', label: 'Texto del enlace' },
          { kind: 'link', prop: 'link', label: 'Enlace' },
        ],
        newItem: {
          from: 4,
          title: 'Otro resultado',
          text: 'Qué significa y qué hacer ahora.',
          linkText: '',
          link: '#',
        },
        min: 1,
        max: 6,
      },
      titleLevelField,
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      colorField('lineColor', 'Color de las líneas'),
      colorField('markColor', 'Color de las marcas'),
      colorField('buttonTextColor', 'Color del texto del botón'),
      colorField('resultColor', 'Fondo del resultado'),
    ],
    advanced: [spokenLabelField],
  },
  css: scoreCss,
  cssOf: ({ results }, id) => outcomeCss(id, results),
  styles: scoreStyles,
  needs: ({ results }) => ({ links: results.map(({ linkText, link }) => linkText && link) }),
  View: ScoreTestView,
})
