import type { Contest } from '@aurelio/contracts/contests'
import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime, formatNumber } from '../../platform/format.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { JuryWaiting } from './jury-section.tsx'
import { contestWords, winnerStateNames } from './contest-words.ts'

/** How many there are, what the draw waits for, and who has won. */
export function DrawSection({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const figures = [
    { name: 'entries', label: t('Participaciones'), value: contest.entries },
    { name: 'confirmed', label: t('Confirmadas'), value: contest.confirmed },
    { name: 'apart', label: t('Apartadas'), value: contest.apart },
  ]
  return (
    <section aria-label={t('Sorteo')} className="flex flex-col gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {figures.map(({ name, label, value }) => (
          <div key={name} className="flex flex-col-reverse rounded-lg border bg-surface p-4">
            <dt className="text-dense text-muted">{label}</dt>
            <dd data-stat={name} data-value={value} className="text-2xl font-semibold tabular-nums">
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
      {contest.proof !== null && (
        <p className="flex flex-wrap items-center gap-3">
          <a href={contest.proof} target="_blank" rel="noreferrer" className={buttonClass()}>
            <ShieldCheck aria-hidden="true" className="size-4" />
            {contest.settings.method === 'jury' ? t('Prueba del fallo') : t('Prueba del sorteo')}
          </a>
          <span className="text-dense text-muted">
            {t('Cualquiera puede abrirla y repetir el cálculo en su navegador.')}
          </span>
        </p>
      )}
      {contest.state === 'closed' &&
        (contest.settings.method === 'jury' ? (
          <JuryWaiting contest={contest} />
        ) : (
          <Waiting contest={contest} />
        ))}
      {contest.state === 'drawn' && <Winners contest={contest} />}
    </section>
  )
}

/** The number from outside is brought by somebody where it does not come by itself. */
function Waiting({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const draw = useMutation(
    api.contests.draw.mutationOptions({ onError: (failure) => setError(errorText(failure, contestWords)) }),
  )
  return (
    <form
      className="flex flex-col gap-3 rounded-lg border bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (number.trim() === '') setError(t('Escribe el número que salió.'))
        else draw.mutate({ id: contest.id, beacon: number })
      }}
    >
      <h2 className="text-base font-semibold">{t('Falta el número de fuera')}</h2>
      <p>{contest.beaconRule}</p>
      {contest.beaconAddress !== null && (
        <p role="status">
          {t('Se lee solo en cuanto sale. Si este servidor no llega hasta allí, cópialo tú de')}{' '}
          <a
            href={contest.beaconAddress}
            target="_blank"
            rel="noreferrer"
            className="underline wrap-anywhere"
          >
            {contest.beaconAddress}
          </a>
        </p>
      )}
      <div className="flex flex-col items-start gap-3">
        <Field
          label={t('Número que salió')}
          help={t('Míralo dos veces: con él se sortea y se avisa a quien gana, y no se puede deshacer.')}
          error={error}
          tellsError
          className="w-full max-w-xl"
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              value={number}
              onChange={({ target }) => {
                setNumber(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <Button type="submit" size="form" variant="primary" busy={draw.isPending}>
          {t('Sortear')}
        </Button>
      </div>
    </form>
  )
}

function Winners({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  if (contest.winners.length === 0)
    return (
      <p role="status">{t('Nadie ha participado: los premios quedan desiertos, y la prueba lo dice.')}</p>
    )
  return (
    <div className="relative overflow-x-auto rounded-lg border">
      <table aria-label={t('Ganadores')} className="w-full text-left text-dense">
        <thead className="bg-surface text-muted">
          <tr>
            {[t('Orden'), t('Persona'), t('Premio'), t('Estado')].map((head) => (
              <th key={head} scope="col" className="px-4 py-2 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contest.winners.map((winner) => (
            <tr key={winner.position} className="border-t">
              <td className="px-4 py-2 tabular-nums">{winner.position}</td>
              <td className="px-4 py-2">
                <span className="font-medium">{winner.name ?? t('Datos borrados')}</span>
                <span className="block text-muted">
                  {[winner.email, winner.alias].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className="px-4 py-2">{winner.prize || '–'}</td>
              <td className="px-4 py-2">
                {t(winnerStateNames[winner.state])}
                {winner.state === 'told' && winner.until !== null && (
                  <span className="block text-muted">
                    {t('Hasta el {{when}}', { when: formatDateTime(winner.until) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
