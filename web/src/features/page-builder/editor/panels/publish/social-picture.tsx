import { encodePage } from '@aurelio/page/document'
import { withSiteValues } from '@aurelio/page/elements'
import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { shownDocument } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'
import { PictureFileButton } from './picture-file-button.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

type SocialPictureProps = { onChange: (path: string) => void }

/** Two ways to a picture of the workspace that goes with the link: a file, or the top of the page itself. */
export function SocialPicture({ onChange }: SocialPictureProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { isBusy, take } = usePictureUpload(onChange)

  async function drawn() {
    const { pictureOfPage, socialShape } = await import('../../../drawing/picture-of-page.ts')
    const state = store.getState()
    const shown = withSiteValues(shownDocument(state), state.business)
    const picture = await pictureOfPage(encodePage(shown), state.theme, socialShape)
    return { picture, name: 'compartir.jpg' }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <PictureFileButton
        label={t('Elegir un archivo')}
        busy={isBusy}
        onFile={(file) => void take(() => Promise.resolve({ picture: file, name: file.name }))}
      />
      <Button
        busy={isBusy}
        icon={<ImagePlus aria-hidden="true" className="size-4" />}
        onClick={() => void take(drawn)}
      >
        {t('Hacerla de la página')}
      </Button>
    </div>
  )
}
