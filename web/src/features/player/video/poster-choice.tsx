import type { Film } from '@aurelio/contracts/films'
import { filmSchema } from '@aurelio/contracts/films'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'
import { FileChoice } from '../upload/file-choice.tsx'

/** What is seen before the film plays: a moment of it, or a picture of one's own. */
export function PosterChoice({ film, secondOf }: { film: Film; secondOf: () => number }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const outcome = {
    onSuccess: () => notify.success(t('La portada ya es esa imagen')),
    onError: (error: unknown) => notify.error(errorText(error, filmWords)),
  }
  const choose = useMutation(api.films.poster.mutationOptions(outcome))
  const send = useMutation({
    ...outcome,
    async mutationFn(file: File) {
      const answer = await fetch(`/api/films/${film.id}/poster-file`, {
        method: 'POST',
        headers: { 'content-type': file.type },
        body: file,
      })
      if (!answer.ok) throw new Error(t('Elige una imagen JPG, PNG o WebP.'))
      filmSchema.parse(await answer.json())
      await queryClient.invalidateQueries({ queryKey: api.films.key() })
    },
    onError: () => notify.error(t('Elige una imagen JPG, PNG o WebP.')),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="dense"
        busy={choose.isPending}
        onClick={() => choose.mutate({ id: film.id, second: secondOf() })}
      >
        {t('Usar este momento como portada')}
      </Button>
      <FileChoice
        size="dense"
        label={t('Subir una portada')}
        accept="image/jpeg,image/png,image/webp"
        onFiles={([file]) => {
          if (file) send.mutate(file)
        }}
      />
    </div>
  )
}
