import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { changeText } from './change-text.ts'
import { type Compared, useCompared } from './use-compared.ts'
import { useVersions } from './use-versions.ts'

type ComparisonProps = { pageId: string; version: Compared; onBack: () => void }

/** A version beside the page as it is saved now or another version: what differs is framed in both, and said in words. */
export function Comparison({ pageId, version, onBack }: ComparisonProps) {
  const { t } = useTranslation()
  const [other, setOther] = useState<Compared | null>(null)
  const others = useVersions(pageId).data?.pages.flatMap(({ items }) => items) ?? []
  // The older one stands first, whichever was chosen first.
  const [before, after] = other && other.number < version.number ? [other, version] : [version, other]
  const { data: compared, savedAt, error } = useCompared(pageId, before, after)
  const titleOf = ({ name, number }: Compared) => name ?? t('Versión {{number}}', { number })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Button size="dense" onClick={onBack}>
          {t('Volver a la lista')}
        </Button>
        <Field label={t('Comparar con')} className="min-w-56">
          {(props) => (
            <Select
              {...props}
              value={other?.id ?? ''}
              onChange={({ target }) => setOther(others.find(({ id }) => id === target.value) ?? null)}
            >
              <option value="">{t('Como está ahora')}</option>
              {others
                .filter(({ id }) => id !== version.id)
                .map((each) => (
                  <option key={each.id} value={each.id}>
                    {`${titleOf(each)} · ${formatDateTime(each.createdAt)}`}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      {error && <p role="alert">{errorText(error)}</p>}
      {!compared && !error && <Skeleton className="h-64" />}
      {compared && (
        <>
          <section aria-label={t('Qué ha cambiado')}>
            {compared.changes.length === 0 ? (
              <p>{t('No hay ninguna diferencia.')}</p>
            ) : (
              <ul className="flex list-disc flex-col gap-1 pl-5 text-dense">
                {compared.changes.map((change) => (
                  <li key={`${change.kind} ${change.id}`}>{changeText(change)}</li>
                ))}
              </ul>
            )}
          </section>
          <div className="grid gap-3 sm:grid-cols-2">
            <Side title={titleOf(before)} moment={before.createdAt} html={compared.before} />
            <Side
              title={after ? titleOf(after) : t('Como está ahora')}
              moment={after?.createdAt ?? savedAt ?? ''}
              html={compared.after}
            />
          </div>
        </>
      )}
    </>
  )
}

function Side({ title, moment, html }: { title: string; moment: string; html: string }) {
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-dense">
        <span className="font-medium">{title}</span>
        {moment !== '' && <span className="text-muted"> · {formatDateTime(moment)}</span>}
      </figcaption>
      {/* The sandbox allows nothing: no script, no form, no way out. */}
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        className="h-[50dvh] w-full rounded-md border bg-white"
      />
    </figure>
  )
}
