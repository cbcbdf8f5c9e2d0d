import type { AdviceKind } from '@aurelio/contracts/analytics'
import type { Report } from '@aurelio/contracts/report-links'
import type { Mailing } from '../../../../platform/mail/message.ts'

export type ReportWords = {
  report: string
  /** Of the agency's work as a whole. */
  days: (from: string, to: string) => string
  figures: Record<keyof Report['figures'], string>
  before: (figure: string) => string
  /** Visits and those before, the rate and between what it is to be expected. */
  visits: (visits: string, before: string, rate: string | null) => string
  rate: (rate: string, low: string, high: string) => string
  notCounted: string
  leadsBy: Record<Report['leads']['by'], string>
  /** The chart for those who do not see it. */
  chart: (leads: string, most: string) => string
  next: string
  nothingNext: string
  advice: Record<AdviceKind, string>
  pages: string
  page: string
  noPages: string
  pageOf: (page: number, pages: number) => string
  fileName: string
}

/** What a report on paper says, by the language of its workspace. */
export const reportWords: Record<Mailing['language'], ReportWords> = {
  es: {
    report: 'Informe',
    days: (from, to) => `Del ${from} al ${to}`,
    figures: {
      leads: 'Leads',
      wonLeads: 'Leads ganados',
      wonCents: 'Valor ganado',
      completedTasks: 'Tareas hechas',
      publications: 'Publicaciones',
    },
    before: (figure) => `Antes: ${figure}`,
    visits: (visits, before, rate) =>
      `Visitas: ${visits} (antes: ${before})${rate === null ? '' : `. Conversión: ${rate}`}`,
    rate: (rate, low, high) => `${rate}, entre ${low} y ${high}`,
    notCounted: 'Las visitas no se cuentan.',
    leadsBy: { day: 'Leads por día', week: 'Leads por semana', month: 'Leads por mes' },
    chart: (leads, most) => `${leads} leads en total, ${most} como mucho en una barra.`,
    next: 'Qué hacer ahora',
    nothingNext: 'Nada urgente: nadie espera respuesta y nada va con retraso.',
    advice: {
      'waiting-leads': 'Leads que esperan respuesta desde hace más de un día',
      'overdue-tasks': 'Tareas que ya tendrían que estar hechas',
      'unassigned-tasks': 'Tareas para esta semana sin nadie a cargo',
      'busy-people': 'Personas con cinco tareas atrasadas o más: reparte su trabajo',
      'failed-downloads': 'Descargas de vídeo que fallaron esta semana',
      'unpublished-changes': 'Páginas con cambios sin publicar',
      'quiet-pages': 'Páginas publicadas sin ningún lead en 30 días',
    },
    pages: 'Páginas',
    page: 'Página',
    noPages: 'Ninguna página publicada todavía.',
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    fileName: 'informe',
  },
  en: {
    report: 'Report',
    days: (from, to) => `From ${from} to ${to}`,
    figures: {
      leads: 'Leads',
      wonLeads: 'Leads won',
      wonCents: 'Value won',
      completedTasks: 'Tasks done',
      publications: 'Publications',
    },
    before: (figure) => `Before: ${figure}`,
    visits: (visits, before, rate) =>
      `Visits: ${visits} (before: ${before})${rate === null ? '' : `. Conversion: ${rate}`}`,
    rate: (rate, low, high) => `${rate}, between ${low} and ${high}`,
    notCounted: 'Visits are not counted.',
    leadsBy: { day: 'Leads by day', week: 'Leads by week', month: 'Leads by month' },
    chart: (leads, most) => `${leads} leads in all, ${most} at most in one bar.`,
    next: 'What to do now',
    nothingNext: 'Nothing urgent: nobody waits for an answer and nothing is late.',
    advice: {
      'waiting-leads': 'Leads waiting for an answer for more than a day',
      'overdue-tasks': 'Tasks that should be done by now',
      'unassigned-tasks': 'Tasks for this week that nobody is in charge of',
      'busy-people': 'People with five overdue tasks or more: share out their work',
      'failed-downloads': 'Video downloads that failed this week',
      'unpublished-changes': 'Pages with unpublished changes',
      'quiet-pages': 'Published pages without any lead in 30 days',
    },
    pages: 'Pages',
    page: 'Page',
    noPages: 'No page is published yet.',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    fileName: 'report',
  },
  fr: {
    report: 'Rapport',
    days: (from, to) => `Du ${from} au ${to}`,
    figures: {
      leads: 'Leads',
      wonLeads: 'Leads gagnés',
      wonCents: 'Valeur gagnée',
      completedTasks: 'Tâches faites',
      publications: 'Publications',
    },
    before: (figure) => `Avant : ${figure}`,
    visits: (visits, before, rate) =>
      `Visites : ${visits} (avant : ${before})${rate === null ? '' : `. Conversion : ${rate}`}`,
    rate: (rate, low, high) => `${rate}, entre ${low} et ${high}`,
    notCounted: 'Les visites ne sont pas comptées.',
    leadsBy: { day: 'Leads par jour', week: 'Leads par semaine', month: 'Leads par mois' },
    chart: (leads, most) => `${leads} leads au total, ${most} au plus dans une barre.`,
    next: 'Que faire maintenant',
    nothingNext: 'Rien d’urgent : personne n’attend de réponse et rien n’est en retard.',
    advice: {
      'waiting-leads': 'Leads qui attendent une réponse depuis plus d’un jour',
      'overdue-tasks': 'Tâches qui devraient déjà être faites',
      'unassigned-tasks': 'Tâches de cette semaine sans responsable',
      'busy-people': 'Personnes avec cinq tâches en retard ou plus : répartissez leur travail',
      'failed-downloads': 'Téléchargements de vidéos échoués cette semaine',
      'unpublished-changes': 'Pages avec des modifications non publiées',
      'quiet-pages': 'Pages publiées sans aucun lead en 30 jours',
    },
    pages: 'Pages',
    page: 'Page',
    noPages: 'Aucune page publiée pour l’instant.',
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
    fileName: 'rapport',
  },
  de: {
    report: 'Bericht',
    days: (from, to) => `Vom ${from} bis ${to}`,
    figures: {
      leads: 'Leads',
      wonLeads: 'Gewonnene Leads',
      wonCents: 'Gewonnener Wert',
      completedTasks: 'Erledigte Aufgaben',
      publications: 'Veröffentlichungen',
    },
    before: (figure) => `Vorher: ${figure}`,
    visits: (visits, before, rate) =>
      `Besuche: ${visits} (vorher: ${before})${rate === null ? '' : `. Konversion: ${rate}`}`,
    rate: (rate, low, high) => `${rate}, zwischen ${low} und ${high}`,
    notCounted: 'Besuche werden nicht gezählt.',
    leadsBy: { day: 'Leads nach Tagen', week: 'Leads nach Wochen', month: 'Leads nach Monaten' },
    chart: (leads, most) => `${leads} Leads insgesamt, höchstens ${most} in einem Balken.`,
    next: 'Was jetzt zu tun ist',
    nothingNext: 'Nichts Dringendes: Niemand wartet auf Antwort und nichts ist verspätet.',
    advice: {
      'waiting-leads': 'Leads, die seit über einem Tag auf Antwort warten',
      'overdue-tasks': 'Aufgaben, die schon erledigt sein müssten',
      'unassigned-tasks': 'Aufgaben dieser Woche, für die niemand zuständig ist',
      'busy-people': 'Personen mit fünf oder mehr überfälligen Aufgaben: Verteilen Sie ihre Arbeit',
      'failed-downloads': 'Video-Downloads, die diese Woche fehlgeschlagen sind',
      'unpublished-changes': 'Seiten mit unveröffentlichten Änderungen',
      'quiet-pages': 'Veröffentlichte Seiten ohne Lead in 30 Tagen',
    },
    pages: 'Seiten',
    page: 'Seite',
    noPages: 'Noch keine Seite veröffentlicht.',
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
    fileName: 'bericht',
  },
}
