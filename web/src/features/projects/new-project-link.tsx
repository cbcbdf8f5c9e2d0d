import { addresses } from '@aurelio/contracts/addresses'
import { FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'

export function NewProjectLink() {
  const { t } = useTranslation()
  return (
    <Link to={addresses.newProject} className={buttonClass({ variant: 'primary' })}>
      <FolderPlus aria-hidden="true" className="size-4" />
      {t('Nuevo proyecto')}
    </Link>
  )
}
