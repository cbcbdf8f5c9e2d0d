import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../../ui/toast.tsx'
import { outputName, localDay } from '../engine/names.ts'
import type { ImageItem } from '../state/item.ts'
import { useOptimizer } from './optimizer-context.tsx'
import { uploadPicture } from './upload-picture.ts'

/** 'Usar en una página': the one action that sends a result away, to the workspace's own pictures. */
export function usePictureUpload() {
  const { t } = useTranslation()
  const { get } = useOptimizer()
  const navigate = useNavigate()
  return useCallback(
    (item: ImageItem) => {
      const { result, file, id } = item
      if (!result) return
      const { settings, order } = get()
      const name = outputName(settings.namePattern, {
        name: file.name,
        format: result.format,
        width: result.width,
        height: result.height,
        index: order.indexOf(id) + 1,
        date: localDay(new Date()),
      })
      const toast = `picture-${id}`
      notify.progress(t('Guardando «{{name}}» en tus imágenes…', { name }), { id: toast })
      void uploadPicture(result.blob, name).then(
        () =>
          notify.success(t('«{{name}}» ya está en las imágenes de tus páginas', { name }), {
            id: toast,
            description: t('La encontrarás al elegir una imagen en el editor.'),
            action: {
              label: t('Ir al constructor'),
              onClick: () => void navigate('/dashboard/tools/aurelio-builder'),
            },
          }),
        (error: unknown) =>
          notify.error(error instanceof Error ? error.message : String(error), { id: toast }),
      )
    },
    [t, get, navigate],
  )
}
