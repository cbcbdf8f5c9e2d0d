import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { openEditor } from '../../features/page-builder/editor-session.ts'
import { ReviewScreen } from '../../features/reviews/review-screen.tsx'
import { Button } from '../../ui/button.tsx'

/** /reviews/:id, with the way to the page that it is about. */
export function ReviewRoute() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <ReviewScreen
      key={id}
      id={id}
      renderSide={(page) => (
        <Button
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}
        >
          {t('Abrir en el editor')}
        </Button>
      )}
    />
  )
}
