import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PercentCrop } from 'react-image-crop'
import { client } from '../../../platform/api/client.ts'
import { notify } from '../../../ui/toast.tsx'
import { useKeepProfile } from '../keep-profile.ts'
import { cropPicture } from './crop.ts'
import { photoComplaint } from './photo-file.ts'
import { forgetPhoto, keepPhoto } from './photo-store.ts'
import { uploadPhoto } from './upload-photo.ts'

export type PhotoFlow = {
  /** Address of the chosen file; null where it cannot be cropped. */
  preview: string | null
  error: string | null
  /** True once an upload has failed and the same crop can be sent again. */
  canRetry: boolean
  /** Percent while the photo goes up, else null. */
  progress: number | null
}

const closed: PhotoFlow = { preview: null, error: null, canRetry: false, progress: null }

/** Choose, validate, crop, upload (dashboard.md §4, "Photo flow"). `flow` is null while the window is closed. */
export function usePhotoFlow(uid: string) {
  const { t } = useTranslation()
  const keep = useKeepProfile()
  const [flow, setFlow] = useState<PhotoFlow | null>(null)
  const upload = useRef<AbortController | null>(null)

  function change(next: Partial<PhotoFlow>) {
    setFlow((before) => before && { ...before, ...next })
  }

  function close() {
    upload.current?.abort()
    if (flow?.preview) URL.revokeObjectURL(flow.preview)
    setFlow(null)
  }

  async function choose(file: File) {
    const complaint = await photoComplaint(file)
    if (complaint === null) {
      setFlow({ ...closed, preview: URL.createObjectURL(file) })
      return
    }
    setFlow({ ...closed, error: t(complaint) })
    notify.error(t(complaint), { id: 'photo' })
  }

  async function apply(image: HTMLImageElement, crop: PercentCrop) {
    const attempt = new AbortController()
    upload.current = attempt
    change({ error: null, canRetry: false, progress: 0 })
    const picture = await cropPicture(image, crop).catch(() => null)
    if (!picture) {
      change({ error: t('Error al procesar la imagen'), progress: null })
      return
    }
    try {
      await uploadPhoto(picture, (progress) => change({ progress }), attempt.signal)
      change({ progress: 100 })
      const saved = await client.profile.get()
      if (saved.image !== null) await keepPhoto(uid, picture, saved.image)
      keep(saved)
      notify.success(t('Imagen de perfil actualizada correctamente'), { id: 'photo' })
      setFlow(null)
    } catch (error) {
      if (attempt.signal.aborted) return
      const text =
        error instanceof Error && error.message !== '' ? error.message : t('Error al subir la imagen')
      change({ error: text, canRetry: true, progress: null })
      notify.error(t('Error al actualizar la imagen de perfil'), { id: 'photo' })
    }
  }

  /** Whether it is gone. */
  async function remove(): Promise<boolean> {
    try {
      keep(await client.profile.removePhoto())
      await forgetPhoto(uid)
      notify.success(t('Imagen de perfil eliminada'), { id: 'photo' })
      return true
    } catch {
      notify.error(t('Error al actualizar la imagen de perfil'), { id: 'photo' })
      return false
    }
  }

  return { flow, choose, apply, close, remove }
}
