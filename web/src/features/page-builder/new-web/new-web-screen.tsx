import { webTemplates, type WebTemplate } from '@aurelio/page/templates/webs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { NewWebDialog } from './new-web-dialog.tsx'
import { WebCard } from './web-card.tsx'

/** Whole webs to begin a site with. */
export function NewWebScreen() {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<WebTemplate | null>(null)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Nueva web')}
        text={t(
          'Elige una web entera, dinos de quién es y la tendrás en un momento: sus páginas, sus listas, su marca y sus textos legales, en español y en inglés.',
        )}
      />
      <ul className="grid gap-6 @3xl:grid-cols-2">
        {webTemplates.map((template) => (
          <li key={template.id} className="flex min-w-0">
            <WebCard template={template} onUse={() => setChosen(template)} />
          </li>
        ))}
      </ul>
      {chosen && <NewWebDialog template={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}
