import type { AnalyticsPeriod } from '@aurelio/contracts/analytics'
import { type DiscardReason, otherKey, type VisitDimension } from '@aurelio/contracts/visits'
import type { TFunction } from 'i18next'
import { i18n } from '../../../platform/i18n/i18n.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import type { ChosenDays } from './use-question.ts'

/** Spanish texts, translated where they are shown. */
export const periodNames = {
  today: 'Hoy',
  week: '7 días',
  month: '30 días',
  year: '12 meses',
} as const satisfies Record<AnalyticsPeriod, string>

export const dimensionNames = {
  source: 'Fuentes',
  kind: 'Tipos de fuente',
  campaign: 'Campañas',
  medium: 'Medios',
  device: 'Dispositivos',
  browser: 'Navegadores',
  language: 'Idiomas',
  country: 'Países',
  variant: 'Variantes',
} as const satisfies Record<VisitDimension, string>

export const reasonNames = {
  bot: 'Un robot: un buscador, un programa o quien no dice qué es',
  prefetch: 'Una precarga del navegador: nadie ha abierto la página todavía',
  team: 'Alguien de tu equipo, con la sesión iniciada',
  preview: 'Dentro de otra página, como una vista previa',
  'not-a-page': 'No se pidió como página',
  confirmation: 'La página otra vez, para confirmar un formulario enviado',
  fast: 'Demasiadas páginas en un minuto',
  asked: 'Pidió no ser medido (DNT o GPC)',
} as const satisfies Record<DiscardReason, string>

const keyNames: Partial<Record<VisitDimension, Record<string, string>>> = {
  source: { '': 'Directo o sin dato' },
  kind: {
    direct: 'Directo',
    search: 'Buscador',
    social: 'Red social',
    assistant: 'Asistente de IA',
    mail: 'Correo',
    site: 'Otra página del sitio',
    other: 'Otra web',
    campaign: 'Campaña',
  },
  campaign: { '': 'Sin campaña' },
  medium: { '': 'Sin medio' },
  device: { desktop: 'Ordenador', mobile: 'Móvil', tablet: 'Tableta' },
}

/** What a row is called. */
export function keyName(dimension: VisitDimension, key: string, t: TFunction): string {
  if (key === otherKey) return t('Otros')
  const known = keyNames[dimension]?.[key]
  if (known !== undefined) return t(known)
  if (key === '') return t('No se sabe')
  if (dimension === 'language') return languageWord(key)
  // A page in another language is the variant that its code names.
  if (dimension === 'variant' && /^[a-z]{2}$/.test(key)) return languageWord(key)
  if (dimension === 'country') return regionWord(key)
  return key
}

function regionWord(code: string): string {
  try {
    return new Intl.DisplayNames(i18n.language, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** What the line is held against, where it is no other page. */
export function comparedName(days: ChosenDays | null, t: TFunction): string {
  return days === null || days.againstFrom === '' ? t('Visitas antes') : t('Visitas del otro periodo')
}
