import type { MissingPicture, WordPressImport } from '@aurelio/contracts/wordpress-imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { notify } from '../../ui/toast.tsx'

const reasons: Readonly<Record<MissingPicture['reason'], string>> = {
  'refused-address': 'está en una red privada o en un puerto que no se admite',
  unreachable: 'su sitio no responde',
  slow: 'su sitio tarda demasiado',
  status: 'su sitio ya no la tiene o no deja traerla',
  redirects: 'su dirección lleva de una a otra sin llegar',
  'too-large': 'pasa de 40 MB',
  'not-a-picture': 'ahí no hay una imagen',
  full: 'no queda sitio en tu espacio',
}

type WordPressPicturesProps = { id: string; pictures: WordPressImport['pictures'] }

/** The pictures of a blog as they come, and those that cannot be had. */
export function WordPressPictures({ id, pictures }: WordPressPicturesProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stop = useMutation(
    api.collections.stopWordpressPictures.mutationOptions({
      onSuccess: (now) =>
        client.setQueryData(api.collections.wordpressImport.queryOptions({ input: { id } }).queryKey, now),
      onError: (failure) => notify.error(errorText(failure)),
    }),
  )
  const { state, percent, brought, missing, missingCount } = pictures
  if (state !== 'running' && brought === 0 && missingCount === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {state === 'running' ? (
        <>
          <ProgressBar
            percent={percent}
            label={t('Trayendo las imágenes')}
            text={t('{{count}} imágenes traídas. Puedes cerrar esta ventana: sigue sola.', {
              count: brought,
            })}
          />
          <Button
            size="dense"
            className="self-start"
            busy={stop.isPending}
            onClick={() => stop.mutate({ id })}
          >
            {t('Dejar de traer imágenes')}
          </Button>
        </>
      ) : (
        <p>{t('{{count}} imágenes traídas', { count: brought })}</p>
      )}
      {missingCount > 0 && (
        <details>
          <summary className="cursor-pointer">
            {t('{{count}} imágenes no se han podido traer, y se siguen leyendo de su web', {
              count: missingCount,
            })}
          </summary>
          <ul className="max-h-60 list-disc overflow-y-auto ps-5 pt-1 text-dense">
            {missing.map(({ address, reason }) => (
              <li key={address}>
                <bdi className="break-all">{address}</bdi>: {t(reasons[reason])}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
