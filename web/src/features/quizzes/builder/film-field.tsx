import { addresses } from '@aurelio/contracts/addresses'
import type { QuizQuestion } from '@aurelio/contracts/quiz-document'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type FilmFieldProps = { question: QuizQuestion; onChange: (question: QuizQuestion) => void }

/** Which film of the player a step shows. */
export function FilmField({ question, onChange }: FilmFieldProps) {
  const { t } = useTranslation()
  const films = useQuery(api.films.list.queryOptions())
  if (films.isError && !films.data)
    return (
      <ErrorPanel
        title={t('No se han podido cargar los vídeos')}
        text={errorText(films.error)}
        action={<Button onClick={() => void films.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  const ready = films.data?.items.filter(({ poster }) => poster !== null) ?? []
  const { link } = question
  const isMissing = link !== '' && films.data !== undefined && !ready.some(({ path }) => path === link)
  return (
    <Field
      label={t('Vídeo de AurelioPlayer')}
      help={t('Se ve con lo que tenga puesto en Comportamiento, menos pedir el correo: eso lo hace el quiz.')}
      {...(isMissing && {
        error: t('Este vídeo ya no está. Elige otro: quien haga el quiz vería un aviso en su lugar.'),
      })}
    >
      {(control) => (
        <>
          <Select
            {...control}
            value={link}
            onChange={({ target }) => onChange({ ...question, link: target.value })}
          >
            <option value="">{t('Elige un vídeo')}</option>
            {isMissing && <option value={link}>{t('Un vídeo eliminado')}</option>}
            {ready.map(({ id, name, path }) => (
              <option key={id} value={path}>
                {name}
              </option>
            ))}
          </Select>
          {films.data && ready.length === 0 && (
            <p className="text-dense text-muted">
              {t('Aún no hay vídeos listos.')}{' '}
              <Link to={addresses.player} className="underline">
                {t('Subir uno en AurelioPlayer')}
              </Link>
            </p>
          )}
        </>
      )}
    </Field>
  )
}
