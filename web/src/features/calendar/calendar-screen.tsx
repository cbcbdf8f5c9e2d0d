import { addresses } from '@aurelio/contracts/addresses'
import { CalendarPlus, Rss, Upload } from 'lucide-react'
import type { CalendarItem } from '@aurelio/contracts/calendar'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import type { CalendarDay } from '../../platform/calendar-day.ts'
import { shortName } from '../../platform/short-name.ts'
import { useToday } from '../../platform/use-today.ts'
import { Button } from '../../ui/button.tsx'
import type { Shift } from '../../ui/calendar/grid-item.ts'
import { cn } from '../../ui/class-names.ts'
import { CalendarDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FloatingAdd } from '../../ui/floating-add.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { useFocusHeir } from '../../ui/use-focus-heir.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useCalendarAddress, type CalendarAddress } from './calendar-address.ts'
import { CalendarBody } from './calendar-body.tsx'
import type { Keyed } from './calendar-item.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import type { Opened } from './event/event-dialog.tsx'
import { useReach } from './event/use-reach.tsx'
import { shownDays } from './shown-days.ts'
import { useCalendar } from './use-calendar.ts'
import { useEventActions } from './use-event-actions.ts'

const EventDialog = lazyPart(async () => (await import('./event/event-dialog.tsx')).EventDialog)
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog)
const SubscribeDialog = lazyPart(async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog)

/** The team's events, tasks by their day and planned publications; what is shown lives in the address. */
export function CalendarScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const isNarrow = useNarrow()
  const [chosen, show] = useCalendarAddress(today)
  const address: CalendarAddress = isNarrow ? { ...chosen, view: 'agenda' } : chosen
  const [opened, setOpened] = useState<Opened | 'import' | 'subscribe' | null>(null)
  const { ask, dialog: question } = useReach()
  const { move, remove } = useEventActions(ask)
  const create = (day: CalendarDay) => setOpened({ newOn: day })
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <PageHeader
        isBrief
        title={t('Calendario')}
        text={t('Los eventos del equipo, las tareas con fecha y lo que se va a publicar.')}
        more={
          <>
            <Button
              icon={<Upload aria-hidden="true" className="size-4" />}
              onClick={() => setOpened('import')}
            >
              {t('Importar')}
            </Button>
            <Button
              icon={<Rss aria-hidden="true" className="size-4" />}
              onClick={() => setOpened('subscribe')}
            >
              {t('Suscribirse')}
            </Button>
          </>
        }
        actions={
          !isNarrow && (
            <Button
              variant="primary"
              icon={<CalendarPlus aria-hidden="true" className="size-4" />}
              onClick={() => create(chosen.day)}
            >
              {t('Nuevo evento')}
            </Button>
          )
        }
      />
      {isNarrow && <FloatingAdd label={t('Nuevo evento')} onPress={() => create(chosen.day)} />}
      <CalendarToolbar address={address} today={today} isNarrow={isNarrow} onShow={show} />
      <Days address={address} today={today} onShow={show} onOpened={setOpened} onMove={move} />
      <Suspense fallback={null}>
        {opened === 'subscribe' && <SubscribeDialog onClose={() => setOpened(null)} />}
        {opened === 'import' && <ImportDialog onClose={() => setOpened(null)} />}
        {typeof opened === 'object' && opened !== null && (
          <EventDialog
            opened={opened}
            onClose={() => setOpened(null)}
            onSaved={({ title }, wasNew) => {
              setOpened(null)
              if (wasNew) notify.success(t('Evento creado: «{{name}}»', { name: shortName(title) }))
            }}
            onRemove={(event, at) => {
              setOpened(null)
              void remove(event, at)
            }}
            ask={ask}
          />
        )}
      </Suspense>
      {question}
    </div>
  )
}

type DaysProps = {
  address: CalendarAddress
  today: CalendarDay
  onShow: (change: Partial<CalendarAddress>) => void
  onOpened: (opened: Opened) => void
  onMove: (find: () => CalendarItem | undefined, shift: Shift) => Promise<void>
}

/** Stands in for the things of days without any. */
const emptyRow = 'empty'

/** What there is on the days that are shown. */
function Days({ address, today, onShow, onOpened, onMove }: DaysProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { query, things, latest } = useCalendar(shownDays(address))

  // Days that become empty, and those that no longer are, take the focus along with what is shown in their place.
  const place = useFocusHeir(things.length === 0 ? [emptyRow] : things.map(({ key }) => key))

  function open({ item }: Keyed) {
    if (item.kind === 'event') onOpened({ id: item.event.id, at: item.at, kind: item.event.about.kind })
    else if (item.kind === 'task') void navigate(addresses.task(item.id))
    else void navigate(item.kind === 'experiment' ? addresses.experiments : addresses.overview)
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-busy={query.isPlaceholderData}
      className={cn(
        'flex flex-col gap-3 focus-visible:outline-none',
        query.isPlaceholderData && 'opacity-60',
      )}
    >
      {!query.data && !query.isError && <Skeleton className="h-150" />}
      {!query.data && query.isError && (
        <ErrorPanel
          title={t('No se ha podido cargar el calendario')}
          text={errorText(query.error)}
          action={<Button onClick={() => void query.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {query.data && (
        <>
          {query.data.isCut && (
            <p role="status" className="text-dense text-muted">
              {t('Hay más de lo que cabe: elige menos días o míralo en las tareas.')}
            </p>
          )}
          <CalendarBody
            address={address}
            today={today}
            things={things}
            onOpen={open}
            onShift={({ key }, shift) => void onMove(() => latest(key)?.item, shift)}
            onDay={(day) => onShow({ view: 'agenda', day })}
            onNew={(day) => onOpened({ newOn: day })}
            onMonth={(day) => onShow({ day })}
            empty={
              <div data-row={emptyRow}>
                <EmptyState
                  drawing={<CalendarDrawing />}
                  title={t('Nada en estos días')}
                  text={t('Apunta una reunión o una entrega, y la verá todo el equipo.')}
                  action={
                    <Button onClick={() => onOpened({ newOn: address.day })}>{t('Apuntar un evento')}</Button>
                  }
                />
              </div>
            }
          />
        </>
      )}
    </div>
  )
}
