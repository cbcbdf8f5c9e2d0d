import type { Device, SessionRow } from '@aurelio/contracts/security'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime, formatRelative } from '../../../platform/format.ts'
import type { Text } from '../../../platform/i18n/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import { SectionCard } from './section-card.tsx'

/** 'Sesiones Activas': this one first, the others to be closed one by one or all together. */
export function SessionsCard() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const sessions = useQuery(api.security.sessions.queryOptions())
  const keep = (rows: SessionRow[]) => queryClient.setQueryData(api.security.sessions.queryKey(), rows)
  const closeOne = useMutation(
    api.security.closeSession.mutationOptions({
      onSuccess: (rows) => {
        keep(rows)
        notify.success(t('La sesión ha sido cerrada'))
      },
      onError,
    }),
  )
  const closeOthers = useMutation(
    api.security.closeOtherSessions.mutationOptions({
      onSuccess: (rows) => {
        keep(rows)
        notify.success(t('Todas las otras sesiones han sido cerradas'))
      },
      onError,
    }),
  )
  const rows = sessions.data?.toSorted((a, b) => Number(b.current) - Number(a.current))
  const place = useFocusHeir(rows?.map(({ id }) => id) ?? [])
  return (
    <SectionCard
      title={t('Sesiones Activas')}
      text={t('Los sitios donde tu cuenta está abierta. Cierra los que no conozcas y cambia la contraseña.')}
    >
      {sessions.isError && !rows && (
        <p role="alert" className="text-danger">
          {errorText(sessions.error)}
        </p>
      )}
      {sessions.isPending && <Skeleton className="h-14" />}
      <div ref={place} tabIndex={-1}>
        {rows && (
          <ul className="flex flex-col divide-y">
            {rows.map((row) => (
              <SessionLine
                key={row.id}
                row={row}
                isBusy={closeOne.isPending && closeOne.variables.id === row.id}
                onClose={() => closeOne.mutate({ id: row.id })}
              />
            ))}
          </ul>
        )}
      </div>
      <Button
        className="self-start"
        busy={closeOthers.isPending}
        onClick={() => closeOthers.mutate(undefined)}
      >
        {t('Cerrar todas las otras sesiones')}
      </Button>
    </SectionCard>
  )
}

function onError(error: Error) {
  notify.error(errorText(error))
}

const deviceNames: Record<Device, Text> = { computer: 'Ordenador', phone: 'Móvil', tablet: 'Tableta' }

function SessionLine({ row, isBusy, onClose }: { row: SessionRow; isBusy: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { device, browser, system } = row
  const program = browser && system ? t('{{browser}} en {{system}}', { browser, system }) : browser
  const what = [device && t(deviceNames[device]), program].filter(Boolean).join(' · ')
  const place = usePlace(row)
  const name = what || t('Dispositivo desconocido')
  return (
    <li data-row={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {row.current && <Badge tone="success">{t('Este dispositivo: activo')}</Badge>}
        </p>
        <p className="text-dense text-muted">
          {place !== '' && <>{place} · </>}
          <time dateTime={row.lastUsedAt} title={formatDateTime(row.lastUsedAt)}>
            {t('Último uso: {{when}}', { when: formatRelative(row.lastUsedAt) })}
          </time>
        </p>
      </div>
      {!row.current && (
        <Button
          size="dense"
          busy={isBusy}
          aria-label={t('Cerrar la sesión de {{name}}', { name })}
          onClick={onClose}
        >
          {t('Cerrar sesión')}
        </Button>
      )}
    </li>
  )
}

/** `Red local (192.168.1.x)`; the last part of the address is not kept. */
function usePlace({ network, address }: SessionRow): string {
  const { t } = useTranslation()
  const shown = address.replace(/\.0$/, '.x').replace(/::$/, ':…')
  if (network === 'this-computer') return t('Desde el equipo del servidor')
  if (network === 'local') return t('Red local ({{address}})', { address: shown })
  return network === 'internet' ? t('Red {{address}}', { address: shown }) : ''
}

function DeviceIcon({ device }: { device: Device | null }) {
  const look = { 'aria-hidden': true, className: 'size-5 shrink-0 text-muted' } as const
  if (device === 'phone') return <Smartphone {...look} />
  return device === 'tablet' ? <Tablet {...look} /> : <Laptop {...look} />
}
