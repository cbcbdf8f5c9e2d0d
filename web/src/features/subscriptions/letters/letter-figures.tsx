import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { TrialResult } from './trial-result.tsx'

/** What came of a letter. Nobody's opening is spied on: clicks are counted when somebody arrives. */
export function LetterFigures({ letter }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  const { figures, links, problems, doubted } = letter
  const shown = [
    { name: 'sent', label: t('Enviados'), value: figures.sent },
    { name: 'delivered', label: t('Entregados'), value: figures.delivered },
    { name: 'bounced', label: t('Devueltos'), value: figures.bounced },
    { name: 'clicks', label: t('Clics'), value: figures.clicks },
    { name: 'unsubscribed', label: t('Bajas'), value: figures.unsubscribed },
    { name: 'complained', label: t('Quejas'), value: figures.complained },
    { name: 'doubt', label: t('En duda'), value: figures.doubt },
    { name: 'leads', label: t('Leads'), value: figures.leads },
    ...(figures.held > 0
      ? [{ name: 'held', label: t('No enviados: quieren menos'), value: figures.held }]
      : []),
  ]
  return (
    <>
      <ul
        aria-label={t('Cifras del envío')}
        className="grid grid-cols-2 gap-4 @xl:grid-cols-3 @4xl:grid-cols-4"
      >
        {shown.map(({ name, label, value }) => (
          <li key={name} className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
            <span className="text-muted">{label}</span>
            <span data-stat={name} className="text-2xl font-semibold tabular-nums">
              {formatNumber(value)}
            </span>
          </li>
        ))}
      </ul>
      {figures.held > 0 && (
        <p className="max-w-prose text-dense text-muted">
          {t(
            'Quien ha pedido como mucho un correo por semana o al mes, y ya tenía el suyo, no recibe este envío.',
          )}
        </p>
      )}
      <TrialResult letter={letter} />
      <div className="grid gap-6 @4xl:grid-cols-2">
        <CountTable
          title={t('Clics por enlace')}
          head={[t('Enlace'), t('Clics')]}
          rows={links.map(({ address, clicks }) => ({ text: address, count: clicks }))}
          none={t('Este correo no tenía enlaces.')}
        />
        <CountTable
          title={t('Por qué no llegaron')}
          head={[t('Respuesta'), t('Veces')]}
          rows={problems.map(({ answer, count }) => ({ text: answer || t('Sin respuesta'), count }))}
          none={t('Ningún servidor los ha rechazado.')}
        />
      </div>
      {doubted.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-base font-semibold">{t('No se sabe si lo tienen')}</h2>
          <p className="max-w-prose text-dense text-muted">
            {t(
              'El servidor de correo se cortó mientras los recibía. No se les vuelve a enviar, para que nadie lo reciba dos veces.',
            )}
          </p>
          <ul className="flex flex-wrap gap-x-4 text-dense">
            {doubted.map(({ email }) => (
              <li key={email} data-doubt={email} className="wrap-anywhere">
                <bdi>{email}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="max-w-prose text-dense text-muted">
        {t(
          'No se espía quién abre el correo: solo se cuenta quién llega por un enlace, sin los robots que los revisan.',
        )}
      </p>
    </>
  )
}

type CountTableProps = {
  title: string
  head: [string, string]
  rows: readonly { text: string; count: number }[]
  none: string
}

function CountTable({ title, head, rows, none }: CountTableProps) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <div className="overflow-x-auto rounded-lg border bg-surface">
          <table className="w-full text-dense tabular-nums">
            <caption className="sr-only">{title}</caption>
            <thead className="text-left text-muted">
              <tr>
                <th className="px-3 py-2 font-medium">{head[0]}</th>
                <th className="px-3 py-2 text-right font-medium">{head[1]}</th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {rows.map(({ text, count }) => (
                <tr key={text}>
                  <th scope="row" className="px-3 py-2 text-left font-normal break-all">
                    {text}
                  </th>
                  <td className="px-3 py-2 text-right">{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
