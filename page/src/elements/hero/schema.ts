import { z } from 'zod'
import { backgroundImageProp } from '../background-image.ts'
import { spansOfProp } from '../rich-text/parts.ts'
import {
  colorProp,
  hexProp,
  lengthProp,
  linkProp,
  numberProp,
  sourceProp,
  textProp,
  wordProp,
} from '../prop-schemas.ts'

export const heroDefaults = {
  eyebrow: 'Novedad',
  title: 'La frase que explica lo que ofreces',
  text: 'Una o dos líneas más: para quién es, qué cambia y por qué ahora.',
  buttonText: 'Empezar ahora',
  link: '#',
  secondText: '',
  secondLink: '#',
  level: 1,
  arrangement: 'center',
  minHeight: '480px',
  backgroundColor: '#f3effd',
  titleColor: '#16161d',
  textColor: '#3f3f4d',
  buttonColor: '#6d28d9',
  buttonTextColor: '#ffffff',
} as const

export const heroSchema = z.object({
  eyebrow: textProp(heroDefaults.eyebrow),
  title: textProp(heroDefaults.title),
  titleSpans: spansOfProp,
  text: textProp(heroDefaults.text),
  textSpans: spansOfProp,
  buttonText: textProp(heroDefaults.buttonText),
  link: linkProp(heroDefaults.link),
  secondText: textProp(heroDefaults.secondText),
  secondLink: linkProp(heroDefaults.secondLink),
  image: sourceProp,
  imageAlt: textProp(''),
  level: numberProp(heroDefaults.level, 1, 6),
  arrangement: wordProp(['center', 'left', 'split'], heroDefaults.arrangement),
  minHeight: lengthProp(heroDefaults.minHeight, { min: 0, max: 2000 }),
  backgroundColor: colorProp(heroDefaults.backgroundColor),
  backgroundImage: backgroundImageProp,
  titleColor: hexProp(heroDefaults.titleColor),
  textColor: hexProp(heroDefaults.textColor),
  buttonColor: hexProp(heroDefaults.buttonColor),
  buttonTextColor: hexProp(heroDefaults.buttonTextColor),
})
export type HeroProps = z.output<typeof heroSchema>
