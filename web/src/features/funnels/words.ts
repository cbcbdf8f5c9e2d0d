import type { FunnelFinding, StepKind, StepPort } from '@aurelio/contracts/funnels'
import type { TFunction } from 'i18next'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'

/** Spanish texts, translated where they are shown. */
export const kindNames = {
  captura: 'Captura',
  oferta: 'Oferta',
  upsell: 'Upsell',
  downsell: 'Downsell',
  gracias: 'Gracias',
  quiz: 'Quiz',
  video: 'Vídeo',
  correo: 'Correo',
  concurso: 'Concurso',
} as const satisfies Record<StepKind, string>

export const portNames = {
  enviar: 'Al enviar el formulario',
  aceptar: 'Si acepta',
  rechazar: 'Si no acepta',
  clic: 'Al pulsar',
} as const satisfies Record<StepPort, string>

/** What a way out is called by its id. */
function portName(port: string): string {
  return Object.entries(portNames).find(([id]) => id === port)?.[1] ?? ''
}

export const funnelProblemWords: ProblemWords = {
  CONFLICT: 'Otra persona ha cambiado este embudo. Aquí lo tienes como está ahora: repite tu cambio.',
  FUNNEL_NO_BOX:
    'Para pedir permiso hacen falta un formulario en el paso anterior y una secuencia con lista. Añade lo que falte.',
  FUNNEL_NO_THING: 'Lo que has elegido para este paso ya no existe. Elige otro.',
  FUNNEL_UNSOUND: 'Al embudo le falta una página, o no tiene pasos. Complétalo y vuelve a publicarlo.',
}

export function formatRate(part: number): string {
  return `${formatNumber(Number((part * 100).toFixed(1)))} %`
}

/** What a finding says, by the names of its steps. */
export function findingWords(
  t: TFunction,
  { code, steps, port }: FunnelFinding,
  nameOf: (id: string) => string,
) {
  const [first = '', ...others] = steps.map(nameOf)
  switch (code) {
    case 'unreachable':
      return t('A «{{step}}» no llega nadie: ningún paso lleva hasta ahí.', { step: first })
    case 'dead-end':
      return t('Desde «{{step}}» no se llega a ningún final. Llévalo a un paso de gracias.', { step: first })
    case 'endless':
      return t('Quien entra en {{steps}} da vueltas y no sale nunca.', {
        steps: [first, ...others].join(' → '),
      })
    case 'page-gone':
      return t('La página de «{{step}}» ya no existe. Elige otra o elimina el paso.', { step: first })
    case 'unpublished':
      return t('La página de «{{step}}» está retirada: quien llegue ahí no verá nada. Publica el embudo.', {
        step: first,
      })
    case 'unwired':
      return t(
        'En la página de «{{step}}» no hay con qué seguir: falta un botón o un formulario para «{{port}}».',
        {
          step: first,
          port: t(portName(port ?? '')),
        },
      )
    case 'no-thing':
      return t('En «{{step}}» no has elegido qué quiz, vídeo, secuencia o concurso es.', { step: first })
    case 'thing-gone':
      return t('Lo que «{{step}}» nombra no está en este espacio: se eliminó o venía de otro. Elige otro.', {
        step: first,
      })
    case 'thing-unpublished':
      return t('Lo que «{{step}}» nombra está sin publicar o parado: quien llegue ahí no podrá seguir.', {
        step: first,
      })
    case 'thing-absent':
      return t(
        'La página de «{{step}}» no muestra lo que has elegido. Añádelo en el editor o haz una página para ello.',
        {
          step: first,
        },
      )
    case 'no-box':
      return t(
        'Ningún paso anterior a «{{step}}» pide permiso para sus correos. Pulsa en el paso para poner la casilla en el formulario.',
        {
          step: first,
        },
      )
    case 'bypass':
    default:
      return t('La página de «{{step}}» enlaza con {{others}} y se salta pasos.', {
        step: first,
        others: others.join(', '),
      })
  }
}

/** How long half of the people take at most for a way, in a sentence and in symbols; undefined where nobody took it. */
export function timeWords(t: TFunction, people: readonly number[] = []) {
  const all = people.reduce((sum, each) => sum + each, 0)
  if (all === 0) return undefined
  let sum = 0
  const middle = people.findIndex((each) => (sum += each) * 2 >= all)
  const { text, short } = times[middle] ?? longest
  return { text: t(text), short }
}

const longest = { text: 'la mitad tarda más de 3 días', short: '> 3 d' }
/** Spanish texts, translated where they are shown, and the same in symbols; in the order of the lengths that are counted. */
const times = [
  { text: 'la mitad tarda menos de 1 min', short: '< 1 min' },
  { text: 'la mitad tarda menos de 5 min', short: '< 5 min' },
  { text: 'la mitad tarda menos de 15 min', short: '< 15 min' },
  { text: 'la mitad tarda menos de 1 h', short: '< 1 h' },
  { text: 'la mitad tarda menos de 6 h', short: '< 6 h' },
  { text: 'la mitad tarda menos de 1 día', short: '< 1 d' },
  { text: 'la mitad tarda menos de 3 días', short: '< 3 d' },
]
