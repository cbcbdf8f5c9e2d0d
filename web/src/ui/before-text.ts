import type { TFunction } from 'i18next'

type Figures = { now: number; before: number }

/** What stands below a figure of a period about the period before: what it was then; that it is new; or nothing. */
export function beforeText(
  t: TFunction,
  { now, before }: Figures,
  write: (figure: number) => string,
): string {
  if (before > 0) return t('Antes: {{figure}}', { figure: write(before) })
  return now > 0 ? t('Nuevo') : '—'
}
