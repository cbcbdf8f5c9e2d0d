import { largestPicture } from '@aurelio/contracts/pictures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserPicture } from '../../../../../platform/pictures/heif/browser-picture.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { refusalText } from '../../sync/pictures/page-picture.ts'
import { uploadPicture } from '../../sync/pictures/picture-source.ts'

type Named = { picture: Blob; name: string }

/** A photo of a phone as browsers show it. */
async function shown({ picture, name }: Named): Promise<Named> {
  const file = await browserPicture(new File([picture], name, { type: picture.type }))
  return { picture: file, name: file.name }
}

/** Puts a picture among those of the workspace and gives its address; what was not taken is told. */
export function usePictureUpload(onTaken: (path: string) => void) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)

  async function take(make: () => Promise<Named>): Promise<void> {
    setBusy(true)
    const taken = await make()
      .then(shown)
      .then(({ picture, name }) =>
        picture.size > largestPicture
          ? ({ ok: false, reason: 'too-large' } as const)
          : uploadPicture(picture, name),
      )
      .catch(() => ({ ok: false, reason: 'unreadable' }) as const)
    setBusy(false)
    if (taken?.ok === true) onTaken(taken.source)
    else
      notify.error(
        taken
          ? t(refusalText[taken.reason])
          : t('No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.'),
      )
  }

  return { isBusy, take }
}
