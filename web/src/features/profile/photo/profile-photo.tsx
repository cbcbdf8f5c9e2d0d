import { Camera, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { cn } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { photoAccept } from './photo-file.ts'
import { forgetPhoto, readPhoto } from './photo-store.ts'
import { usePhotoFlow } from './use-photo-flow.ts'

type ProfilePhotoProps = { image: string | null; name: string; uid: string }

/** The round photo: a button and a drop zone at once ('Click para cambiar'). */
export function ProfilePhoto({ image, name, uid }: ProfilePhotoProps) {
  const { t } = useTranslation()
  const { flow, choose, apply, close, remove } = usePhotoFlow(uid)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop((file) => void choose(file))
  const trigger = useRef<HTMLButtonElement>(null)
  const removeThenReturn = async () => {
    // Its own button goes with the photo.
    if (await remove()) trigger.current?.focus()
  }
  return (
    <div className="flex flex-col items-center gap-3">
      <button
        ref={trigger}
        type="button"
        data-dropzone="profile-photo"
        aria-label={t('Cambiar la foto de perfil. Click para cambiar')}
        className={cn(
          'group relative size-36 shrink-0 overflow-hidden rounded-full border-2 border-border-strong bg-raised',
          isOver && 'border-accent-text',
        )}
        onClick={() => input.current?.click()}
        {...handlers}
      >
        <Picture image={image} name={name} uid={uid} />
        <span
          aria-hidden="true"
          className={cn(
            'absolute inset-0 flex flex-col items-center justify-center gap-1 bg-overlay text-dense font-medium text-on-accent',
            'opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100',
            isOver && 'opacity-100',
          )}
        >
          <Camera className="size-6" />
          {t('Click para cambiar')}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept={photoAccept}
        aria-label={t('Foto de perfil')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void choose(file)
          currentTarget.value = ''
        }}
      />
      <p className="max-w-44 text-center text-dense text-muted">
        {t('JPG, PNG o WebP de hasta 5 MB y entre 200 y 5000 píxeles.')}
      </p>
      {image !== null && (
        <Button
          size="dense"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => void removeThenReturn()}
        >
          {t('Quitar foto')}
        </Button>
      )}
      {flow && (
        <PhotoDialog flow={flow} onApply={(picture, crop) => void apply(picture, crop)} onClose={close} />
      )}
    </div>
  )
}

/** This device's copy of the photo, where it has one, on this screen and wherever the person's photo is shown (§4). */
function useKeptPhoto(uid: string, image: string | null): string | null {
  const { showPhoto } = useAuth()
  const [kept, setKept] = useState<{ of: string; photo: string } | null>(null)

  useEffect(() => {
    if (image === null) {
      // Removed on another device: this one's copy goes too.
      void forgetPhoto(uid)
      return undefined
    }
    let isOver = false
    const show = async () => {
      const photo = await readPhoto(uid, image)
      if (photo === null || isOver) return
      setKept({ of: image, photo })
      showPhoto(photo)
    }
    void show()
    return () => {
      isOver = true
    }
  }, [image, uid, showPhoto])

  return kept && kept.of === image ? kept.photo : image
}

function Picture({ image, name, uid }: ProfilePhotoProps) {
  const shown = useKeptPhoto(uid, image)
  if (shown !== null) return <img src={shown} alt="" className="size-full object-cover" />
  return (
    <span
      aria-hidden="true"
      data-initial={name.trim().slice(0, 1).toLocaleUpperCase() || 'U'}
      className="grid size-full place-items-center text-3xl font-semibold text-muted before:content-[attr(data-initial)]"
    />
  )
}
