import { encodePage } from '@aurelio/page/document'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { shownDocument } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'
import { refusalText } from '../../sync/pictures/page-picture.ts'
import { uploadPicture } from '../../sync/pictures/picture-source.ts'

type SocialPictureProps = { onChange: (path: string) => void }

/** Two ways to a picture of the workspace that goes with the link: a file, or the top of the page itself. */
export function SocialPicture({ onChange }: SocialPictureProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function take(make: () => Promise<{ picture: Blob; name: string }>) {
    setBusy(true)
    const taken = await make()
      .then(({ picture, name }) => uploadPicture(picture, name))
      .catch(() => ({ ok: false, reason: 'unreadable' }) as const)
    setBusy(false)
    if (taken?.ok === true) onChange(taken.source)
    else
      notify.error(
        taken
          ? t(refusalText[taken.reason])
          : t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'),
      )
  }

  async function drawn() {
    const { pictureOfPage, socialShape } = await import('../../../drawing/picture-of-page.ts')
    const state = store.getState()
    const picture = await pictureOfPage(encodePage(shownDocument(state)), state.theme, socialShape)
    return { picture, name: 'compartir.jpg' }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={isBusy} onClick={() => input.current?.click()}>
        {t('Elegir un archivo')}
      </Button>
      <Button
        busy={isBusy}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => void take(drawn)}
      >
        {t('Hacerla de la página')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('Elegir un archivo')}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(() => Promise.resolve({ picture: file, name: file.name }))
          target.value = ''
        }}
      />
    </div>
  )
}
