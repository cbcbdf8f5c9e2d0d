import type { FilmSummary } from '@aurelio/contracts/films'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatBytes } from '../../../platform/format.ts'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'
import { isSending, sendFilm } from './uploads.ts'

export const filmTypes = 'video/*,.mp4,.mov,.mkv,.webm,.avi,.m4v,.ts,.flv'

/** Takes films of the person's own. One that was cut off half-way goes on where it ended, when the same file is chosen again. */
export function useFilmUpload(known: readonly FilmSummary[], largest: number | undefined) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useMutation(api.films.create.mutationOptions())

  async function send(file: File) {
    const refuse = (description: string) =>
      notify.error(t('«{{name}}» no se ha subido', { name: file.name }), { description })
    if (largest !== undefined && file.size > largest)
      return refuse(
        t('Ocupa más de {{size}}, lo máximo. Redúcelo o recórtalo y vuelve a subirlo.', {
          size: formatBytes(largest),
        }),
      )
    const halfWay = known.find((film) => isHalfOf(film, file))
    try {
      const { id } = halfWay ?? (await create({ name: file.name, size: file.size }))
      await sendFilm(id, file)
      await queryClient.invalidateQueries({ queryKey: api.films.key() })
    } catch (error) {
      refuse(errorText(error, filmWords))
    }
  }

  return (files: readonly File[]) => {
    for (const file of files) void send(file)
  }
}

function isHalfOf({ id, step, size, name }: FilmSummary, file: File) {
  return step === 'uploading' && size === file.size && file.name.startsWith(name) && !isSending(id)
}
