import type { Film } from '@aurelio/contracts/films'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'
import { FileChoice } from '../upload/file-choice.tsx'
import { sendFilm } from '../upload/uploads.ts'
import { filmTypes } from '../upload/use-film-upload.ts'

/** A better version in the place of the one that there is: page, figures and texts stay. */
export function ReplaceFilm({ film }: { film: Film }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const { mutateAsync: replace } = useMutation(api.films.replace.mutationOptions())
  async function send(files: readonly File[]) {
    const [file] = files
    setOpen(false)
    if (!file) return
    try {
      await replace({ id: film.id, size: file.size })
      await sendFilm(film.id, file)
      await queryClient.invalidateQueries({ queryKey: api.films.key() })
    } catch (error) {
      notify.error(errorText(error, filmWords))
    }
  }
  return (
    <section aria-label={t('Sustituir')} className="flex flex-col items-start gap-3">
      <h2 className="text-base font-semibold">{t('Sustituir')}</h2>
      <p className="text-dense text-muted">
        {t(
          'Sube una versión mejor. La de ahora se sigue viendo hasta que la nueva esté lista; la dirección y las cifras no cambian.',
        )}
      </p>
      <Button disabled={film.state === 'preparing'} onClick={() => setOpen(true)}>
        {t('Sustituir el vídeo')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('Sustituir el vídeo')}
        description={t('Elige el archivo nuevo. Su recorte y su portada empiezan de cero en el mismo sitio.')}
        actions={
          <FileChoice
            label={t('Elegir el archivo')}
            variant="primary"
            accept={filmTypes}
            onFiles={(files) => void send(files)}
          />
        }
      />
    </section>
  )
}
