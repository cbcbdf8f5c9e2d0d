import { calendarOf, dayText } from '../../../platform/calendar.ts'
import type { CalendarEventRow } from '../../../platform/database/tables/calendar.ts'

/** `days` from today; `at` and `to` as the clock shows them, whole days without. */
type EventText = {
  title: string
  days: number
  at?: string
  to?: string
  /** The last day, counted from the first. */
  long?: number
  weekly?: true
  place?: string
  isCampaign?: true
}

const meeting = (
  days: number,
  at: string,
  to: string,
  title: string,
  rest: Partial<EventText> = {},
): EventText => ({
  title,
  days,
  at,
  to,
  ...rest,
})
const whole = (days: number, title: string, long = 0, rest: Partial<EventText> = {}): EventText => ({
  title,
  days,
  long,
  ...rest,
})

/** A month of an agency. */
export const sampleEventTexts: readonly EventText[] = [
  meeting(-28, '09:30', '10:00', 'Reunión de equipo', { weekly: true, place: 'Sala grande' }),
  meeting(-19, '12:00', '13:00', 'Presentar el informe del mes - Despacho Ibáñez'),
  meeting(-12, '10:00', '11:30', 'Entrevista con recepción - Clínica Dental Arenal'),
  whole(-8, 'Rodaje en el obrador de Panadería Espiga', 1),
  meeting(-5, '16:00', '17:00', 'Propuesta de logotipo - Gimnasio Pulso', { place: 'Videollamada' }),
  meeting(-1, '11:00', '11:30', 'Llamada con Bodega Valdemoro'),
  meeting(0, '12:30', '13:30', 'Revisión de la portada - Obra Viva'),
  meeting(1, '09:00', '10:30', 'Sesión de fotos - Cerámica Roldán', { place: 'Taller de Roldán' }),
  meeting(2, '17:00', '18:00', 'Clase abierta de Academia Lumen'),
  whole(3, 'Campaña de matrícula - Academia Lumen', 4, { isCampaign: true }),
  meeting(6, '10:00', '11:00', 'Seguimiento de SEO - Fontanería Martín'),
  whole(9, 'Entrega de la tienda - Cerámica Roldán'),
  meeting(13, '12:00', '13:00', 'Arranque de la encuesta - Hotel Mirador'),
  whole(16, 'Feria de comercio electrónico', 2),
  meeting(21, '11:00', '12:00', 'Ensayo del lanzamiento - Ruta Verde'),
]

type For = { workspaceId: string; userId: string; now: Date; zone: string }

/** The events as rows, their days counted from today where the person is. */
export function sampleEvents({ workspaceId, userId, now, zone }: For): CalendarEventRow[] {
  const [year, month, date] = calendarOf(zone).on(now)
  const day = (days: number) => dayText([year, month, date + days])
  /** Nobody meets on a weekend: on the Monday after it. */
  const workday = (days: number) =>
    days + ({ 6: 2, 0: 1 }[new Date(Date.UTC(year, month, date + days)).getUTCDay()] ?? 0)
  const moment = now.toISOString()
  return sampleEventTexts.map(
    ({ title, days: asked, at, to, long = 0, weekly, isCampaign, place = '' }, number) => {
      const days = at === undefined ? asked : workday(asked)
      const id = `${workspaceId}-event-${number}`
      const [starts, ends] = [day(days), day(days + long)]
      return {
        id,
        workspaceId,
        createdBy: userId,
        uid: `${id}@aurelio`,
        title,
        notes: '',
        place,
        about: JSON.stringify(isCampaign ? { kind: 'campaign', campaign: '' } : { kind: 'event' }),
        allDay: at === undefined ? 1 : 0,
        starts: at === undefined ? starts : `${starts}T${at}`,
        ends: to === undefined ? ends : `${ends}T${to}`,
        zone,
        recurrence: weekly ? 'FREQ=WEEKLY' : null,
        exceptions: '[]',
        firstDay: day(days - 1),
        lastDay: weekly ? '9999-12-31' : day(days + long + 1),
        createdAt: moment,
        updatedAt: moment,
        deletedAt: null,
      }
    },
  )
}
