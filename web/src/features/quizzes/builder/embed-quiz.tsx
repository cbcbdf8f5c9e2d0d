import type { Quiz } from '@aurelio/contracts/quizzes'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

/** The quiz as a frame in any other web; a longer step scrolls within it, for no frame can say how high it is without a script. */
export function EmbedQuiz({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation()
  const name = quiz.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const code = `<iframe src="${quiz.url}" title="${name}" style="display:block;width:100%;height:640px;border:0" loading="lazy"></iframe>`
  return (
    <section aria-label={t('Insertar en otra web')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Insertar en otra web')}</h2>
      <Field
        label={t('Código para insertar')}
        help={t('En tus páginas no hace falta: añade el elemento Quiz y escribe ahí su dirección.')}
      >
        {(control) => (
          <Textarea
            {...control}
            readOnly
            rows={3}
            className="font-mono text-dense"
            value={code}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
    </section>
  )
}
