import type { Installation, Trouble } from '@aurelio/contracts/installation'
import type { TFunction } from 'i18next'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../platform/format.ts'

type Status = Pick<Installation, 'work' | 'disk' | 'mail' | 'replica'>
/** `advice`: what to do; where there is some, all is not well. */
type Line = { id: string; text: string; advice?: string }

const littleRoom = 2 * 1024 ** 3
const longestUntoldSeconds = 120

/** How the installation is, and what to do about what is not as it should be. */
export function StatusList(status: Status) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-3">
      {linesOf(status, t).map(({ id, text, advice }) => (
        <li key={id} className="flex gap-3">
          {advice === undefined ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          ) : (
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <div className="min-w-0">
            <p className="break-words">{text}</p>
            {advice !== undefined && <p className="break-words text-muted">{advice}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function linesOf({ work, disk, mail, replica }: Status, t: TFunction): Line[] {
  const { waiting, running, untoldSeconds } = work
  return [
    {
      id: 'work',
      text: t('Tareas en segundo plano: {{running}} en marcha, {{waiting}} en espera.', {
        running: formatNumber(running),
        waiting: formatNumber(waiting),
      }),
    },
    ...work.troubles.map((trouble) => troubleLine(trouble, t)),
    untoldSeconds < longestUntoldSeconds
      ? { id: 'told', text: t('Actividad, notificaciones y webhooks: al día.') }
      : {
          id: 'told',
          text: t('Los avisos se retrasan: el primero lleva {{minutes}} min esperando.', {
            minutes: formatNumber(Math.floor(untoldSeconds / 60)),
          }),
          advice: t('Mira el registro del servidor y reinícialo.'),
        },
    {
      id: 'disk',
      text: t('Disco: quedan {{free}} de {{size}}.', {
        free: formatBytes(disk.free),
        size: formatBytes(disk.size),
      }),
      ...(disk.free < littleRoom && {
        advice: t('Haz sitio en el disco: sin él no se guarda nada, ni los leads.'),
      }),
    },
    mail.sends
      ? { id: 'mail', text: t('Correo: hay servidor. Pruébalo aquí abajo.') }
      : {
          id: 'mail',
          text: t('Correo: no hay servidor, y nadie recibe los mensajes.'),
          advice: t('Pon el tuyo en el ajuste SMTP_URL y reinicia.'),
        },
    ...(replica === null ? [] : [replicaLine(replica, t)]),
  ]
}

function replicaLine(replica: NonNullable<Status['replica']>, t: TFunction): Line {
  const id = 'replica'
  if (replica === 'current') return { id, text: t('Réplica de lectura: al día.') }
  const meanwhile = t('Mientras, las listas se leen de la base de datos principal.')
  const { text, advice } = {
    behind: {
      text: t('La réplica de lectura se retrasa.'),
      advice: t('Revisa su máquina y la red entre las dos.'),
    },
    gone: {
      text: t('La réplica de lectura no responde.'),
      advice: t('Revisa el ajuste DATABASE_READ_URL, y que esté en marcha.'),
    },
    foreign: {
      text: t('DATABASE_READ_URL no es una réplica de esta base de datos.'),
      advice: t('Pon la de una réplica de PostgreSQL, o quita el ajuste.'),
    },
  }[replica]
  return { id, text: `${text} ${meanwhile}`, advice }
}

function troubleLine({ kind, state, times, reason }: Trouble, t: TFunction): Line {
  const values = { kind, times: formatNumber(times), reason }
  return state === 'failed'
    ? {
        id: `failed ${kind}`,
        text: t('Tareas «{{kind}}» que han fallado: {{times}}. La última: {{reason}}', values),
        advice: t('Corrige la causa; estas ya no se repiten.'),
      }
    : {
        id: `retrying ${kind}`,
        text: t('Tareas «{{kind}}» que aún no salen: {{times}}. La última: {{reason}}', values),
        advice: t('Se repiten solas. Si sigue igual, corrige la causa.'),
      }
}
