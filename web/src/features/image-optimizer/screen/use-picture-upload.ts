import { addresses } from '@aurelio/contracts/addresses'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../../ui/toast.tsx'
import { localDay } from '@aurelio/contracts/image-names'
import { type OutputFile, outputFiles } from '../output/archive.ts'
import type { ImageItem } from '../state/item.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { uploadPicture } from './upload-picture.ts'

/** 'Usar en una página': the one action that sends results away, to the workspace's own pictures. */
export function usePictureUpload() {
  const { t } = useTranslation()
  const { get } = useOptimizer()
  const navigate = useNavigate()
  return useCallback(
    async (items: readonly ImageItem[], signal?: AbortSignal) => {
      const { settings, order } = get()
      const first = items.length === 1 ? order.indexOf(items[0]?.id ?? '') : 0
      const files = outputFiles(items, settings.namePattern, {
        date: localDay(new Date()),
        folders: false,
        first,
      })
      const [one] = files
      if (!one) return
      const id = files.length === 1 ? `picture-${items[0]?.id}` : 'pictures'
      const { name } = one
      const refused = await sendAll(
        files,
        (done) =>
          notify.progress(
            files.length === 1
              ? t('Guardando «{{name}}» en tus imágenes…', { name })
              : t('Guardando imágenes: {{done}} de {{total}}…', { done, total: files.length }),
            { id },
          ),
        signal,
      )
      if (signal?.aborted === true) {
        notify.dismiss(id)
        return
      }
      const saved = files.length - refused.length
      if (refused.length > 0) {
        const names = refused.map((file) => file.name).join(', ')
        notify.error(
          t('{{count}} imágenes no se han guardado: {{names}}', { count: refused.length, names }),
          {
            id,
            description: refused[0]?.reason ?? '',
          },
        )
        return
      }
      notify.success(
        saved === 1
          ? t('«{{name}}» ya está en las imágenes de tus páginas', { name })
          : t('{{total}} imágenes ya están en las imágenes de tus páginas', { total: saved }),
        {
          id,
          description:
            saved === 1
              ? t('La encontrarás al elegir una imagen en el editor.')
              : t('Las encontrarás al elegir una imagen en el editor.'),
          action: {
            label: t('Ir al constructor'),
            onClick: () => void navigate(addresses.builder),
          },
        },
      )
    },
    [t, get, navigate],
  )
}

/** Sends files one after the other until it is stopped; those refused are told in the end, with the reason in words for the person. */
async function sendAll(files: readonly OutputFile[], progress: (done: number) => void, signal?: AbortSignal) {
  const refused: { name: string; reason: string }[] = []
  for (const [done, { name, blob }] of files.entries()) {
    if (signal?.aborted === true) break
    progress(done)
    await uploadPicture(blob, name).catch((error: unknown) => {
      refused.push({ name, reason: error instanceof Error ? error.message : String(error) })
    })
  }
  return refused
}
