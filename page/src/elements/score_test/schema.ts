import { z } from 'zod'
import { itemsProp } from '../items.ts'
import { hexProp, linkProp, numberProp, textProp } from '../prop-schemas.ts'
import { titleLevelProp } from '../title-level.ts'

/** More lines than these nobody marks with care. */
export const mostLines = 12

export const scoreDefaults = {
  label: 'Marca lo que te pasa',
  items: [
    { text: 'Contesto a las mismas preguntas cada semana.' },
    { text: 'No sé de dónde llegan mis clientes.' },
    { text: 'Mi página lleva un año igual.' },
    { text: 'Me cuesta explicar lo que hago en una frase.' },
  ],
  buttonText: 'Ver mi resultado',
  results: [
    {
      from: 0,
      title: 'Vas por buen camino',
      text: 'Lo esencial está en su sitio. Toca afinar los detalles.',
      linkText: 'Ver ideas',
      link: '#',
    },
    {
      from: 2,
      title: 'Hay trabajo, y tiene arreglo',
      text: 'Con dos o tres cambios se nota en un mes.',
      linkText: 'Hablar contigo',
      link: '#contacto',
    },
  ],
  level: 3,
  textColor: 'token:text',
  lineColor: 'token:line',
  markColor: 'token:primary',
  buttonTextColor: 'token:on-primary',
  resultColor: 'token:soft',
} as const

const result = z.object({
  from: numberProp(0, 0, mostLines),
  title: textProp(''),
  text: textProp(''),
  linkText: textProp(''),
  link: linkProp('#'),
})

export const scoreSchema = z.object({
  label: textProp(scoreDefaults.label),
  items: itemsProp(z.object({ text: textProp('') }), scoreDefaults.items).transform((items) =>
    items.slice(0, mostLines),
  ),
  buttonText: textProp(scoreDefaults.buttonText),
  results: itemsProp(result, scoreDefaults.results),
  level: titleLevelProp,
  textColor: hexProp(scoreDefaults.textColor),
  lineColor: hexProp(scoreDefaults.lineColor),
  markColor: hexProp(scoreDefaults.markColor),
  buttonTextColor: hexProp(scoreDefaults.buttonTextColor),
  resultColor: hexProp(scoreDefaults.resultColor),
})
export type ScoreProps = z.output<typeof scoreSchema>
