import type { VisitTarget, VisitTool } from '@aurelio/contracts/visit-imports'
import { searchable } from '../../../platform/database/search-text.ts'

/**
 * What the columns of four products are called, in English and in Spanish. What is shown is a visit here, so views come before
 * sessions where a file has both.
 */
const names: readonly (readonly [VisitTarget, RegExp])[] = [
  ['date', /^(?:date|day|fecha|dia|created_at|nth day|date \+ hour.*)$/],
  [
    'visits',
    /^(?:pageviews?|page views|views|vistas|visualizaciones|nb_actions|nb_pageviews|acciones|actions|paginas vistas)$/,
  ],
  ['visits', /^(?:visits|nb_visits|sessions|sesiones|visitas)$/],
  [
    'visitors',
    /^(?:visitors|unique visitors|nb_uniq_visitors|active users|usuarios activos|total users|users|usuarios|visitantes.*)$/,
  ],
  ['person', /^session_id$/],
  ['conversions', /^(?:conversions|conversiones|nb_conversions|key events|eventos clave|goal conversions)$/],
  [
    'source',
    /^(?:utm_source|source|session source|fuente|fuente de la sesion|session source \/ medium|referrer_domain|referrer name|label)$/,
  ],
  ['medium', /^(?:utm_medium|medium|session medium|medio)$/],
  ['campaign', /^(?:utm_campaign|campaign|session campaign|campana|campana de la sesion)$/],
  ['device', /^(?:device|device type|device category|categoria de dispositivo|dispositivo)$/],
  ['browser', /^(?:browser|navegador)$/],
  ['language', /^(?:language|idioma|language code)$/],
  ['country', /^(?:country|pais|country id|country code)$/],
]

/** What the columns of a file probably are; each thing once. */
export function suggestColumns(columns: readonly string[]): VisitTarget[] {
  const words = columns.map((column) => searchable(column).trim())
  const mapping: VisitTarget[] = words.map(() => 'skip')
  for (const [target, pattern] of names) {
    const at = words.findIndex((word) => pattern.test(word))
    if (at >= 0 && !mapping.includes(target) && mapping[at] === 'skip') mapping[at] = target
  }
  return mapping
}

/** Whose export a file is, by columns that only theirs has. */
export function toolOf(columns: readonly string[], hasComments: boolean): VisitTool {
  const words = new Set(columns.map((column) => searchable(column).trim()))
  if (words.has('website_id') || words.has('session_id')) return 'umami'
  if (hasComments || words.has('active users') || words.has('usuarios activos')) return 'ga4'
  if (words.has('nb_visits') || words.has('actions') || words.has('unique visitors')) return 'matomo'
  if (words.has('visit_duration') || (words.has('pageviews') && words.has('visitors'))) return 'plausible'
  return 'other'
}
