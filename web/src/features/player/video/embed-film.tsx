import type { Film } from '@aurelio/contracts/films'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'

/** The film as a frame in any other web, with all that it does. */
export function EmbedFilm({ film }: { film: Film }) {
  const { t } = useTranslation()
  const name = film.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const ratio = `${film.width ?? 16} / ${film.height ?? 9}`
  const code = `<iframe src="${film.url}" title="${name}" style="width:100%;aspect-ratio:${ratio};border:0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen loading="lazy"></iframe>`
  return (
    <section aria-label={t('Insertar en otra web')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Insertar en otra web')}</h2>
      <Field
        label={t('Código para insertar')}
        help={t('En tus páginas no hace falta: añade el elemento Vídeo y elige «Elegir de tus vídeos».')}
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
